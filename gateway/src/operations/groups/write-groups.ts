import { DomainError } from '@seyir/kit/stateless';
import { GroupRole, type Group, type Post } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { SpooledFile } from '../../uploads/spool.js';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { photoInput } from '../social/upload-photo.js';
import { newPost, postRequest } from '../social/write-posts.js';
import { writeOptions } from '../write-options.js';

/** The owning service checks lengths in graphemes; these limits only reject obvious junk. */
const most = (graphemes: number) => z.string().max(graphemes * 16);
const username = most(60).optional();

const groupFields = {
  name: most(60),
  tagline: most(120).default(''),
  website: z.string().max(2_000).default(''),
  description: most(2_000),
  private: z.boolean().default(false),
  approval: z.boolean().default(false),
  networks: z
    .object({
      facebook: username,
      twitter: username,
      instagram: username,
      threads: username,
      youtube: username,
      discord: username,
    })
    .optional(),
  cover: photoInput.optional(),
  poster: photoInput.optional(),
  idempotencyKey,
};

/**
 * Creates a group owned by the viewer. BAD_INPUT, with `taken` for another group's name; LIMIT_REACHED; errors of photos as in
 * `setAvatar`.
 */
export const createGroup = operation({
  input: z.object(groupFields),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, ...given }): Promise<Group> {
    const fields = await withImages(ctx, given);
    return groupOf(
      (await ctx.services.social.createGroup({ fields }, writeOptions(ctx, idempotencyKey))).group,
    );
  },
});

/** Changes a group. Errors as in `createGroup`; FORBIDDEN; OUTDATED if it was changed since `version` (0: any version). */
export const updateGroup = operation({
  input: z.object({ ...groupFields, id, version: z.int().min(0).default(0) }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { id: groupId, version, idempotencyKey, ...given }): Promise<Group> {
    const request = { groupId, version, fields: await withImages(ctx, given) };
    return groupOf((await ctx.services.social.updateGroup(request, writeOptions(ctx, idempotencyKey))).group);
  },
});

/** Removes the stored cover or poster of a group, or both. FORBIDDEN; NOT_FOUND. */
export const removeGroupPictures = operation({
  input: z.object({ id, cover: z.boolean(), poster: z.boolean() }),
  access: 'member',
  limit: 'writing',
  run: async ({ services }, { id: groupId, ...pictures }): Promise<Group> =>
    groupOf((await services.social.removeGroupPictures({ groupId, ...pictures })).group),
});

/** Removes a group with its posts. FORBIDDEN; NOT_FOUND. */
export const deleteGroup = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: groupId }): Promise<void> =>
    void (await services.social.deleteGroup({ groupId })),
});

/** Joins a group, or requests to join it. LIMIT_REACHED; NOT_FOUND. */
export const joinGroup = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: groupId }): Promise<Group> =>
    groupOf((await services.social.joinGroup({ groupId })).group),
});

/** Leaves a group. OWNER_STAYS; NOT_FOUND. */
export const leaveGroup = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: groupId }): Promise<Group> =>
    groupOf((await services.social.leaveGroup({ groupId })).group),
});

/** Withdraws the viewer's request, or declines the viewer's invitation. NOT_FOUND. */
export const withdrawFromGroup = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: groupId }): Promise<Group> =>
    groupOf((await services.social.withdrawFromGroup({ groupId })).group),
});

/** Accepts a member's request to join, or removes it. FORBIDDEN; NOT_FOUND. */
export const answerGroupRequest = operation({
  input: z.object({ id, accepted: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id: requestId, accepted }): Promise<void> {
    if (accepted) await services.social.acceptGroupRequest({ requestId });
    else await services.social.cancelGroupRequest({ requestId });
  },
});

/** Invites a member, or withdraws the invitation. CONFLICT if the member is already in the group; FORBIDDEN; NOT_FOUND. */
export const setGroupInvite = operation({
  input: z.object({ groupId: id, memberId: id, invited: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<void> => void (await services.social.setGroupInvite(input)),
});

/** Removes a member from a group. FORBIDDEN, also for the owner; NOT_FOUND. */
export const removeGroupMember = operation({
  input: z.object({ groupId: id, memberId: id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<void> => void (await services.social.removeGroupMember(input)),
});

/** Gives a member another role; OWNER transfers the ownership. FORBIDDEN; NOT_FOUND; OWNER_STAYS. */
export const setGroupRole = operation({
  input: z.object({
    groupId: id,
    memberId: id,
    role: z.enum(GroupRole).refine((role) => role !== GroupRole.UNSPECIFIED),
  }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<void> => void (await services.social.setGroupRole(input)),
});

/** Like `createPost`, in a group that the viewer is a member of. FORBIDDEN; NOT_FOUND. */
export const createGroupPost = operation({
  input: z.object({ ...newPost, groupId: id }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { groupId, idempotencyKey, ...given }): Promise<Post> {
    // The right is checked before photos are stored.
    const request = { groupId, post: await postRequest(ctx, given) };
    const { post } = await ctx.services.social.createGroupPost(request, writeOptions(ctx, idempotencyKey));
    if (!post) throw new DomainError('INTERNAL', { reason: 'an answer without a post' });
    return post;
  },
});

interface Images {
  readonly cover?: SpooledFile | undefined;
  readonly poster?: SpooledFile | undefined;
}

/**
 * The fields, with the names of their pictures; absent for one that stays. The pictures are stored before the group's row.
 */
const withImages = async <T extends Images>(ctx: Ctx, { cover, poster, ...fields }: T) => ({
  ...fields,
  ...(cover && { cover: await storeImage(ctx, cover) }),
  ...(poster && { poster: await storeImage(ctx, poster) }),
});

/** Pictures of groups are public, also those of private groups (product-rules, Groups). */
const storeImage = async ({ parts }: Ctx, photo: SpooledFile): Promise<string> => {
  const { blobs, clock, ids } = parts.platform;
  const { bytes } = await parts.photos.post(photo);
  // The name contains the day of the upload, so that old images without a row can be found and deleted.
  const name = `groups/u/${clock.now().toISOString().slice(0, 10)}/${ids.secret()}.webp`;
  await blobs.put(`images/${name}`, bytes, 'image/webp');
  return name;
};

const groupOf = (group: Group | undefined): Group => {
  if (!group) throw new DomainError('INTERNAL', { reason: 'an answer without a group' });
  return group;
};

import { DomainError } from '@seyir/kit/stateless';
import {
  GroupFilter,
  type Group,
  type GroupMember,
  type GroupRequest,
  type GroupStanding,
  type Member,
  type Post,
} from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size, slug } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

const paged = { page, size: size(20, 50), cursor };
const ofGroup = z.object({ groupId: id, ...paged });

export const groupFilter = z.enum(GroupFilter).refine((filter) => filter !== GroupFilter.UNSPECIFIED);

/** Groups, those with the most members first. NO_SESSION if a visitor asks for own groups. */
export const listGroups = operation({
  input: z.object({
    page,
    size: size(24, 50),
    cursor,
    filter: groupFilter.default(GroupFilter.ALL),
    query: z.string().max(100).default(''),
  }),
  access: 'public',
  limit: 'reading',
  run: (ctx, { filter, query, ...asked }): Promise<PageOf<Group>> =>
    readPage(ctx, `groups:${filter}:${query}`, asked, async (page) => {
      const { groups, info } = await ctx.services.social.listGroups({ filter, query, page });
      return pageOf(groups, info);
    }),
});

/** A group by its slug, as the viewer may see it; undefined for none. */
export const getGroup = operation({
  input: z.object({ slug }),
  access: 'public',
  run: async ({ services }, input): Promise<Group | undefined> =>
    services.social.getGroupBySlug(input).then(({ group }) => group, noneWhenNotFound),
});

/** A group by its id, as the viewer may see it; undefined for none. */
export const getGroupById = operation({
  input: z.object({ id }),
  access: 'public',
  run: async ({ services }, input): Promise<Group | undefined> =>
    (await services.social.getGroups({ ids: [input.id] })).groups[0],
});

/** A group's posts, the newest first; with `newerThan`, the posts directly above that one. FORBIDDEN, NO_SESSION, NOT_FOUND. */
export const listGroupPosts = operation({
  input: ofGroup.extend({ newerThan: id.optional() }),
  access: 'public',
  run: (ctx, { groupId, newerThan = '', ...asked }): Promise<PageOf<Post>> =>
    readPage(ctx, `group-posts:${groupId}`, asked, async (page) => {
      const { posts, info } = await ctx.services.social.listGroupPosts({ groupId, page, newerThan });
      return { ...pageOf(posts, info), count: posts.length };
    }),
});

/** Maximum number of new posts of a group that are counted. */
const MOST_COUNTED = 21;

/** How many posts of a group are newer than one, at most 21. Errors as listGroupPosts. */
export const countNewerInGroup = operation({
  input: z.object({ groupId: id, newerThan: id.optional() }),
  access: 'public',
  async run({ services }, { groupId, newerThan = '' }): Promise<number> {
    const page = { size: MOST_COUNTED };
    return (await services.social.listGroupPosts({ groupId, page, newerThan })).posts.length;
  },
});

export interface ShownGroupMember extends Pick<GroupMember, 'role' | 'since'> {
  readonly member: Member;
}

/** The members of a group: the owner, then managers, then members. FORBIDDEN, NO_SESSION, NOT_FOUND. */
export const listGroupMembers = operation({
  input: ofGroup,
  access: 'public',
  run: (ctx, { groupId, ...asked }): Promise<PageOf<ShownGroupMember>> =>
    readPage(ctx, `group-members:${groupId}`, asked, async (page) => {
      const { members, info } = await ctx.services.social.listGroupMembers({ groupId, page });
      return pageOf(
        await withMembers(ctx, members, ({ role, since }, member) => ({ role, since, member })),
        info,
      );
    }),
});

export interface ShownGroupRequest extends Pick<GroupRequest, 'id' | 'since'> {
  readonly member: Member;
}

/** Requests to join, the oldest first. FORBIDDEN. */
export const listGroupRequests = operation({
  input: ofGroup,
  access: 'member',
  run: (ctx, { groupId, ...asked }): Promise<PageOf<ShownGroupRequest>> =>
    readPage(ctx, `group-requests:${groupId}`, asked, async (page) => {
      const { requests, info } = await ctx.services.social.listGroupRequests({ groupId, page });
      return pageOf(
        await withMembers(ctx, requests, ({ id, since }, member) => ({ id, since, member })),
        info,
      );
    }),
});

/** The invited members. FORBIDDEN. */
export const listGroupInvites = operation({
  input: ofGroup,
  access: 'member',
  run: (ctx, { groupId, ...asked }): Promise<PageOf<Member>> =>
    readPage(ctx, `group-invites:${groupId}`, asked, async (page) => {
      const { memberIds, info } = await ctx.services.social.listGroupInvites({ groupId, page });
      const invited = memberIds.map((memberId) => ({ memberId }));
      return pageOf(await withMembers(ctx, invited, (_, member) => member), info);
    }),
});

export interface ShownCandidate {
  readonly member: Member;
  readonly standing: GroupStanding;
}

/** Members whose names begin with a text of at least 2 characters, with their relation to a group. FORBIDDEN. */
export const searchGroupCandidates = operation({
  input: z.object({ groupId: id, query: z.string().trim().min(2).max(50) }),
  access: 'member',
  limit: 'searching',
  async run({ services }, { groupId, query }): Promise<ShownCandidate[]> {
    // The right to invite is checked first, with an empty list: a member without it may not search either.
    await services.social.getGroupCandidates({ groupId, memberIds: [] });
    const { members } = await services.accounts.searchMembers({ prefix: query, limit: 20 });
    const { candidates } = await services.social.getGroupCandidates({
      groupId,
      memberIds: members.map((member) => member.id),
    });
    const byId = new Map(members.map((member) => [member.id, member]));
    return candidates.flatMap(({ memberId, standing }) => {
      const member = byId.get(memberId);
      return member ? [{ member, standing }] : [];
    });
  },
});

/** Returns undefined instead of an error for a group that does not exist or is hidden from the viewer. */
export const noneWhenKept = (error: unknown): undefined => {
  if (error instanceof DomainError && ['NOT_FOUND', 'FORBIDDEN', 'NO_SESSION'].includes(error.code))
    return undefined;
  throw error;
};

/** Members that no longer exist are left out. */
const withMembers = async <Row extends { readonly memberId: string }, Shown>(
  { loaders }: Ctx,
  rows: readonly Row[],
  shown: (row: Row, member: Member) => Shown,
): Promise<Shown[]> => {
  const members = await Promise.all(rows.map(({ memberId }) => loaders.members.load(memberId)));
  return rows.flatMap((row, index) => {
    const member = members[index];
    return member ? [shown(row, member)] : [];
  });
};

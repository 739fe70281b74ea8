import { notFound } from '@seyir/kit/stateless';
import { GroupStanding } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { suggestMembers } from '../../operations/comments/suggest-members.js';
import { getGroup, listGroupPosts, searchGroupCandidates } from '../../operations/groups/read-groups.js';
import {
  answerGroupRequest,
  createGroup,
  createGroupPost,
  deleteGroup,
  joinGroup,
  leaveGroup,
  removeGroupMember,
  setGroupInvite,
  updateGroup,
} from '../../operations/groups/write-groups.js';
import { groupPath, GROUPS_PATH } from '../../operations/links.js';
import { flag, id, optionalId, optionalNumber, optionalPhoto, optionalText, page, text } from '../fields.js';
import { newPostFields, newPostNames, newPostOf } from '../new-post.js';
import { nowOf, postView, themeOfPost } from '../post-view.js';
import { row, type Row } from '../row.js';
import { paged, pagedAnswer, path, theme } from '../shapes/common.js';
import { asGroupUser, groupUser } from '../shapes/group.js';
import { groupUsersTheme } from '../themes/group-users.js';
import { postsTheme } from '../themes/posts.js';

const MISSING = 'Lütfen gerekli alanları doldurunuz !';
const PAGE_SIZE = 20;
const nothing = z.object({});

const groupFields = {
  groupName: text(1_000),
  groupTagline: optionalText(2_000),
  groupWebsite: optionalText(2_000),
  groupDesc: text(32_000),
  cover: optionalPhoto,
  poster: optionalPhoto,
  private: flag,
  privacy: flag,
  fb: optionalText(960),
  tw: optionalText(960),
  ig: optionalText(960),
  th: optionalText(960),
  yt: optionalText(960),
  dc: optionalText(960),
};

/** The call's field names for the operation's fields. */
const groupNames = {
  name: 'groupName',
  tagline: 'groupTagline',
  website: 'groupWebsite',
  description: 'groupDesc',
  approval: 'privacy',
  'networks.facebook': 'fb',
  'networks.twitter': 'tw',
  'networks.instagram': 'ig',
  'networks.threads': 'th',
  'networks.youtube': 'yt',
  'networks.discord': 'dc',
  groupId: 'groupId',
};

const groupInput = (given: z.output<z.ZodObject<typeof groupFields>>) => ({
  name: given.groupName,
  tagline: given.groupTagline ?? '',
  website: given.groupWebsite ?? '',
  description: given.groupDesc,
  private: given.private,
  approval: given.privacy,
  networks: {
    facebook: given.fb ?? '',
    twitter: given.tw ?? '',
    instagram: given.ig ?? '',
    threads: given.th ?? '',
    youtube: given.yt ?? '',
    discord: given.dc ?? '',
  },
  cover: given.cover,
  poster: given.poster,
});

const saved = z.object({ message: z.string(), group: path });

/** A page of a group's posts. NOT_FOUND for an unknown group, FORBIDDEN or NO_SESSION for a private one. */
const pageOfGroup = async (ctx: Ctx, slug: string, page: number) => {
  const group = await getGroup(ctx, { slug });
  if (!group) throw notFound(`group ${slug}`);
  const list = await listGroupPosts(ctx, { groupId: group.id, page, size: PAGE_SIZE });
  const views = await Promise.all(list.items.map((item) => postView(ctx, item)));
  return pagedAnswer(list, postsTheme(views, nowOf(ctx)), '');
};

const invite = (at: string, invited: boolean): Row =>
  row({
    path: at,
    summary: invited ? 'Invites a member to a group.' : 'Takes an invite to a group back.',
    auth: 'member',
    input: z.object({ id, group_id: id }),
    answer: z.object({ type: z.literal(invited ? 'invited' : 'removed') }),
    names: { memberId: 'id', groupId: 'group_id' },
    async run(ctx, { id: memberId, group_id: groupId }) {
      await setGroupInvite(ctx, { groupId, memberId, invited });
      return { type: invited ? ('invited' as const) : ('removed' as const) };
    },
  });

const answerRequest = (at: string, accepted: boolean): Row =>
  row({
    path: at,
    summary: accepted ? 'Lets in a member who asked to join.' : 'Takes a request to join away.',
    auth: 'member',
    input: z.object({ id }),
    answer: nothing,
    async run(ctx, { id: requestId }) {
      await answerGroupRequest(ctx, { id: requestId, accepted });
      return {};
    },
  });

export const groupRows: readonly Row[] = [
  row({
    path: '/set/group/post',
    summary: 'Posts a text with up to four photos, or a poll, to a group.',
    auth: 'member',
    photo: 'photo',
    input: z.object({ ...newPostFields, group_id: id }),
    answer: z.object({ theme, id: z.string() }),
    names: { ...newPostNames, groupId: 'group_id' },
    async run(ctx, { group_id: groupId, ...given }) {
      const made = await createGroupPost(ctx, { ...newPostOf(given), groupId });
      return { theme: await themeOfPost(ctx, made), id: made.id };
    },
  }),
  row({
    path: '/group/create',
    summary: 'Makes a group of the member’s own.',
    auth: 'member',
    photo: ['cover', 'poster'],
    input: z.object(groupFields),
    answer: saved,
    missing: MISSING,
    names: groupNames,
    async run(ctx, given) {
      const { slug } = await createGroup(ctx, groupInput(given));
      return { message: 'Grup oluşturuldu.', group: groupPath(slug) };
    },
  }),
  row({
    path: '/group/update',
    summary:
      'Changes what a group says of itself; a picture that is not sent stays. With a version, a newer group is not overwritten.',
    auth: 'member',
    photo: ['cover', 'poster'],
    input: z.object({ groupId: id, version: optionalNumber, ...groupFields }),
    additions: ['version'],
    answer: saved,
    missing: MISSING,
    names: groupNames,
    async run(ctx, { groupId, version, ...given }) {
      const { slug } = await updateGroup(ctx, { ...groupInput(given), id: groupId, version });
      return { message: 'Grup güncellendi.', group: groupPath(slug) };
    },
  }),
  row({
    path: '/group/delete',
    summary: 'Deletes a group with its posts; answers the page to go to.',
    auth: 'member',
    input: z.object({ group_id: id }),
    answer: z.object({ go: path }),
    names: { id: 'group_id' },
    async run(ctx, { group_id: groupId }) {
      await deleteGroup(ctx, { id: groupId });
      return { go: GROUPS_PATH };
    },
  }),
  row({
    path: '/set/group/request',
    summary: 'Joins a group, or asks to where joining needs acceptance.',
    auth: 'member',
    input: z.object({ id }),
    answer: z.object({ type: z.enum(['request', 'join']) }),
    async run(ctx, input) {
      const { standing } = await joinGroup(ctx, input);
      return { type: standing === GroupStanding.REQUESTED ? ('request' as const) : ('join' as const) };
    },
  }),
  answerRequest('/accept/group/request', true),
  answerRequest('/cancel/group/request', false),
  row({
    path: '/leave/group',
    summary: 'Leaves a group; its owner hands it over first.',
    auth: 'member',
    input: z.object({ id }),
    answer: z.object({ message: z.string() }),
    async run(ctx, input) {
      await leaveGroup(ctx, input);
      return { message: 'Gruptan ayrıldın.' };
    },
  }),
  invite('/set/group/invite', true),
  invite('/remove/group/invite', false),
  row({
    path: '/group/delete/user',
    summary: 'Takes a member out of a group.',
    auth: 'member',
    input: z.object({ user_id: id, group_id: id }),
    answer: nothing,
    names: { memberId: 'user_id', groupId: 'group_id' },
    async run(ctx, { user_id: memberId, group_id: groupId }) {
      await removeGroupMember(ctx, { groupId, memberId });
      return {};
    },
  }),
  row({
    path: '/user/search',
    summary:
      'Members by the beginning of their names, from 2 characters; with a group, whether they are invited.',
    auth: 'member',
    input: z.object({ query: text(50), group_id: optionalId }),
    answer: z.object({ theme, data: z.array(groupUser), message: z.string() }),
    names: { groupId: 'group_id' },
    async run(ctx, { query, group_id: groupId }) {
      const found = await searchUsers(ctx, query, groupId);
      const message = found.length === 0 ? 'Listelenecek içerik bulunamadı.' : '';
      return { theme: groupUsersTheme(found).text, data: found, message };
    },
  }),
  // This row is last, because its path matches every call with two segments and a number.
  row({
    path: '/{section}/{page}',
    also: '/grup/{section}/{page}',
    digits: ['page'],
    summary: 'A page of a group’s posts; `section` is the last part of the group’s address.',
    auth: 'public',
    input: z.object({ section: text(200), page }),
    answer: paged,
    run: (ctx, { section, page }) => pageOfGroup(ctx, section, page),
  }),
];

const searchUsers = async (ctx: Ctx, query: string, groupId: string | undefined) => {
  if (groupId !== undefined) {
    const found = await searchGroupCandidates(ctx, { groupId, query });
    return found.map(({ member, standing }) => asGroupUser(member, standing));
  }
  const members = query.length < 2 ? [] : await suggestMembers(ctx, { prefix: query, size: 20 });
  return members.map((member) => asGroupUser(member, GroupStanding.NONE));
};

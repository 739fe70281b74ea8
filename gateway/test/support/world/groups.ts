import { DomainError } from '@seyir/kit/stateless';
import { GroupFilter, GroupRole, GroupStanding, SocialService } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { groupPosts } from './social.js';
import { episodes, isFirst, member, other, time, title } from './things.js';

export const group = {
  id: 'group-1',
  slug: 'bozkir',
  name: 'Bozkır <b>Sevenler</b>',
  tagline: 'Her cuma',
  cover: 'groups/u/2026-11-20/kapak.webp',
  description: 'Final geceleri',
  memberCount: 3,
  version: 4,
  standing: GroupStanding.OWNER,
  createdAt: time,
};
export const privateGroup = {
  ...group,
  id: 'group-2',
  slug: 'gizli',
  name: 'Gizli',
  private: true,
  approval: true,
  description: '',
  standing: GroupStanding.NONE,
};
/** The group has watched the first episode of a title. One title and one episode no longer exist in the catalogue. */
const memory = {
  groupId: group.id,
  titles: [
    { titleId: title.id, season: 1, number: 1, ahead: { memberIds: [other.id, 'gone-1'], count: 2 } },
    { titleId: 'title-gone', season: 0, number: 0 },
  ],
  plan: [
    {
      episodeId: episodes[0]!.id,
      titleId: title.id,
      season: 1,
      number: 1,
      at: time,
      watchedBy: { memberIds: [other.id], count: 1 },
    },
    { episodeId: episodes[0]!.id, titleId: title.id, season: 1, number: 1, at: time, proposedBy: other.id },
    { episodeId: 'episode-gone', titleId: title.id, season: 1, number: 9, at: time },
  ],
};
const groups = [group, privateGroup];
const readable = (groupId: string, memberId: string | undefined): void => {
  if (groupId === group.id) return;
  if (groupId !== privateGroup.id) throw new DomainError('NOT_FOUND');
  throw new DomainError(memberId ? 'FORBIDDEN' : 'NO_SESSION');
};
const managed = (groupId: string): void => {
  if (groupId !== group.id) throw new DomainError(groupId === privateGroup.id ? 'FORBIDDEN' : 'NOT_FOUND');
};

/** Social's calls about groups: the member owns one group, and another group is hidden from the member. */
export const fakeGroups = (peers: FakePeers): void =>
  peers.fake(SocialService, {
    getGroups: async ({ ids }) => ({ groups: groups.filter(({ id }) => ids.includes(id)) }),
    getGroupBySlug: async ({ slug }) => {
      const found = groups.find((one) => one.slug === slug);
      if (!found) throw new DomainError('NOT_FOUND');
      return { group: found };
    },
    listGroups: async ({ filter }, { viewer }) => {
      if (filter !== GroupFilter.ALL && !viewer.memberId) throw new DomainError('NO_SESSION');
      return { groups: filter === GroupFilter.INVITED ? [] : groups, info: { last: true } };
    },
    listGroupPosts: async ({ groupId, page }, { viewer }) => {
      readable(groupId, viewer.memberId);
      return { posts: isFirst(page) ? groupPosts : [], info: { last: true } };
    },
    listGroupMembers: async ({ groupId }, { viewer }) => {
      readable(groupId, viewer.memberId);
      const members = [
        { memberId: member.id, role: GroupRole.OWNER, since: time },
        { memberId: 'gone-1', role: GroupRole.MEMBER, since: time },
      ];
      return { members, info: { last: true, count: 2 } };
    },
    listGroupRequests: async ({ groupId }) => {
      managed(groupId);
      return { requests: [{ id: 'request-1', memberId: other.id, since: time }], info: { last: true } };
    },
    listGroupInvites: async ({ groupId }) => {
      managed(groupId);
      return { memberIds: [other.id], info: { last: true } };
    },
    getGroupCandidates: async ({ groupId, memberIds }) => {
      managed(groupId);
      return { candidates: memberIds.map((memberId) => ({ memberId, standing: GroupStanding.INVITED })) };
    },
    createGroup: async ({ fields }) => {
      if (fields?.name === 'Alınmış') throw new DomainError('BAD_INPUT', { fields: { name: 'taken' } });
      const { name = '', cover = '', poster = '', networks } = fields ?? {};
      return { group: { ...group, name, cover, poster, ...(networks && { networks }) } };
    },
    updateGroup: async ({ groupId, fields }) => {
      managed(groupId);
      const { name = '', cover = group.cover, poster = '' } = fields ?? {};
      return { group: { ...group, name, cover, poster } };
    },
    removeGroupPictures: async ({ groupId, cover, poster }) => {
      managed(groupId);
      return { group: { ...group, ...(cover && { cover: '' }), ...(poster && { poster: '' }) } };
    },
    deleteGroup: async ({ groupId }) => {
      managed(groupId);
      return {};
    },
    joinGroup: async ({ groupId }) => {
      const isPrivate = groupId === privateGroup.id;
      return {
        group: isPrivate
          ? { ...privateGroup, standing: GroupStanding.REQUESTED }
          : { ...group, standing: GroupStanding.MEMBER },
      };
    },
    leaveGroup: async ({ groupId }) => {
      if (groupId === 'group-3') throw new DomainError('OWNER_STAYS');
      return { group: { ...group, standing: GroupStanding.NONE } };
    },
    withdrawFromGroup: async () => ({ group: { ...privateGroup, standing: GroupStanding.NONE } }),
    acceptGroupRequest: async () => ({}),
    cancelGroupRequest: async () => ({}),
    setGroupInvite: async ({ groupId }) => {
      managed(groupId);
      return {};
    },
    removeGroupMember: async ({ groupId }) => {
      managed(groupId);
      return {};
    },
    setGroupRole: async ({ groupId }) => {
      managed(groupId);
      return {};
    },
    getGroupMemory: async ({ groupId }, { viewer }) => {
      if (!viewer.memberId) throw new DomainError('NO_SESSION');
      managed(groupId);
      return { memory };
    },
    planGroupEpisode: async ({ groupId, at }) => {
      managed(groupId);
      return { memory: { ...memory, plan: [{ ...memory.plan[0]!, at }] } };
    },
    removeGroupPlan: async ({ groupId }) => {
      managed(groupId);
      return { memory: { ...memory, plan: [] } };
    },
    muteGroupPlan: async ({ groupId, muted }) => {
      managed(groupId);
      return { memory: { ...memory, planMuted: muted } };
    },
    shareProgress: async ({ groupId, shared }) => {
      managed(groupId);
      return { memory: { ...memory, progressShared: shared } };
    },
    createGroupPost: async ({ groupId, post: given }) => {
      managed(groupId);
      return { post: { ...groupPosts[0]!, body: given?.body ?? '' } };
    },
  });

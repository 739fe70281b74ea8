import { create } from '@bufbuild/protobuf';
import { GroupNetworksSchema, wakes } from '@seyir/proto';
import { liveReads } from '../../live/live-reads.js';
import { openReads } from '../../live/open-reads.js';
import {
  countNewerInGroup,
  getGroup,
  getGroupById,
  listGroupInvites,
  listGroupMembers,
  listGroupPosts,
  listGroupRequests,
  listGroups,
  noneWhenKept,
  searchGroupCandidates,
} from '../../operations/groups/read-groups.js';
import {
  answerGroupRequest,
  createGroup,
  createGroupPost,
  deleteGroup,
  joinGroup,
  leaveGroup,
  removeGroupMember,
  setGroupInvite,
  setGroupRole,
  removeGroupPictures,
  updateGroup,
  withdrawFromGroup,
} from '../../operations/groups/write-groups.js';
import {
  followGroupMemory,
  getGroupMemory,
  muteGroupPlan,
  planGroupEpisode,
  removeGroupPlan,
  shareProgress,
} from '../../operations/groups/group-memory.js';
import { GROUPS_PATH, groupPath, imagePath } from '../../operations/links.js';
import type { Resolvers } from '../generated/types.js';
import { cardOf } from '../social/inputs.js';
import { groupMemoryResolvers } from './memory-resolvers.js';

const noNetworks = create(GroupNetworksSchema);
/** A group without a creation date counts as old as the site. */
const UNKNOWN_TIME = new Date(0);

export const groupResolvers = {
  Query: {
    groups: (_, args, ctx) => listGroups(ctx, args),
    group: async (_, args, ctx) => (await getGroup(ctx, args)) ?? null,
    groupPosts: async (_, args, ctx) => (await listGroupPosts(ctx, args).catch(noneWhenKept)) ?? null,
    groupMembers: async (_, args, ctx) => (await listGroupMembers(ctx, args).catch(noneWhenKept)) ?? null,
    groupRequests: (_, args, ctx) => listGroupRequests(ctx, args),
    groupInvites: (_, args, ctx) => listGroupInvites(ctx, args),
    groupCandidates: (_, args, ctx) => searchGroupCandidates(ctx, args),
    groupMemory: async (_, args, ctx) => (await getGroupMemory(ctx, args).catch(noneWhenKept)) ?? null,
  },
  Mutation: {
    createGroup: async (_, { input }, ctx) => ({ group: await createGroup(ctx, input) }),
    updateGroup: async (_, { id, version, input }, ctx) => ({
      group: await updateGroup(ctx, { ...input, id, version }),
    }),
    removeGroupPictures: async (_, args, ctx) => ({ group: await removeGroupPictures(ctx, args) }),
    deleteGroup: async (_, { id }, ctx) => {
      await deleteGroup(ctx, { id });
      return { id, go: GROUPS_PATH };
    },
    joinGroup: async (_, args, ctx) => ({ group: await joinGroup(ctx, args) }),
    leaveGroup: async (_, args, ctx) => ({ group: await leaveGroup(ctx, args) }),
    withdrawFromGroup: async (_, args, ctx) => ({ group: await withdrawFromGroup(ctx, args) }),
    answerGroupRequest: async (_, args, ctx) => {
      await answerGroupRequest(ctx, args);
      return { id: args.id };
    },
    setGroupInvite: async (_, args, ctx) => {
      await setGroupInvite(ctx, args);
      return args;
    },
    removeGroupMember: async (_, args, ctx) => {
      await removeGroupMember(ctx, args);
      return args;
    },
    setGroupRole: async (_, args, ctx) => {
      await setGroupRole(ctx, args);
      return args;
    },
    createGroupPost: async (_, { groupId, input: { titleId, episodeId, ...input } }, ctx) => ({
      post: await createGroupPost(ctx, { ...input, groupId, card: cardOf({ titleId, episodeId }) }),
    }),
    planGroupEpisode: async (_, args, ctx) => ({ memory: await planGroupEpisode(ctx, args) }),
    removeGroupPlan: async (_, args, ctx) => ({ memory: await removeGroupPlan(ctx, args) }),
    muteGroupPlan: async (_, args, ctx) => ({ memory: await muteGroupPlan(ctx, args) }),
    shareProgress: async (_, args, ctx) => ({ memory: await shareProgress(ctx, args) }),
  },
  Subscription: {
    groupStanding: {
      subscribe: (_, { groupId }, ctx) =>
        // Not spread, so that a removal is sent at once. The deletion of the group wakes only the group's own subject.
        liveReads(
          {
            ...ctx.parts.platform,
            subject: wakes.groupStanding(groupId, ctx.viewer.memberId ?? ''),
            withdrawals: wakes.group(groupId),
          },
          async () => {
            const group = (await getGroupById(ctx, { id: groupId })) ?? null;
            return { groupStanding: { groupId, group } };
          },
        ),
    },
    groupMemoryChanged: {
      subscribe(_, args, ctx) {
        const subject = wakes.groupPlan(args.groupId);
        const crowd = ctx.parts.crowds.join(subject);
        const reads = liveReads({ ...ctx.parts.platform, subject, crowd, once: true }, async () => {
          ctx.renewLoaders();
          return { groupMemoryChanged: { memory: await followGroupMemory(ctx, args) } };
        });
        return openReads(reads);
      },
    },
    newGroupPosts: {
      async subscribe(_, args, ctx) {
        // Refused before the subscription starts if the viewer may not see the group.
        await countNewerInGroup(ctx, args);
        let known: number | undefined;
        const subject = wakes.group(args.groupId);
        const crowd = ctx.parts.crowds.join(subject);
        return liveReads({ ...ctx.parts.platform, subject, crowd, once: true }, async () => {
          const count = await countNewerInGroup(ctx, args);
          if (count === known) return undefined;
          known = count;
          return { newGroupPosts: { count } };
        });
      },
    },
  },
  Group: {
    path: ({ slug }) => groupPath(slug),
    cover: ({ cover }) => imagePath(cover) ?? null,
    poster: ({ poster }) => imagePath(poster) ?? null,
    networks: ({ networks }) => networks ?? noNetworks,
  },
  GroupMember: { since: ({ since }) => since ?? UNKNOWN_TIME },
  GroupRequest: { since: ({ since }) => since ?? UNKNOWN_TIME },
  ...groupMemoryResolvers,
} satisfies Resolvers;

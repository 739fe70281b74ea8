import { FollowState } from '@seyir/proto';
import { getFriendsNow, listFriends, suggestFollows } from '../../operations/social/friends.js';
import { listFollowed, listFollowers, listFollowRequests } from '../../operations/social/list-follows.js';
import { answerFollowRequest, setFollow } from '../../operations/social/set-follow.js';
import type { Resolvers } from '../generated/types.js';

export const socialResolvers = {
  Query: {
    followers: async (_, args, ctx) => (await listFollowers(ctx, args)) ?? null,
    followed: async (_, args, ctx) => (await listFollowed(ctx, args)) ?? null,
    followRequests: (_, args, ctx) => listFollowRequests(ctx, args),
    friends: (_, args, ctx) => listFriends(ctx, args),
    friendsNow: (_parent, _args, ctx) => getFriendsNow(ctx, {}),
    followSuggestions: (_, args, ctx) => suggestFollows(ctx, args),
  },
  Mutation: {
    setFollow: async (_, { input: { id: memberId, ...input } }, ctx) => ({
      relationship: await setFollow(ctx, { ...input, memberId }),
    }),
    answerFollowRequest: async (_, { id, accepted }, ctx) => ({
      relationship: await answerFollowRequest(ctx, { memberId: id, accepted }),
    }),
  },
  Member: {
    // If this cannot be read, a member's page is shown without it.
    relationship: ({ id }, _, { loaders }) =>
      loaders.relationships.load(id).then(
        (found) => found ?? null,
        () => null,
      ),
  },
  Relationship: {
    id: ({ memberId }) => memberId,
    state: ({ state }) => state || FollowState.NONE,
  },
} satisfies Resolvers;

import {
  deleteStory,
  listStories,
  revealStory,
  setStory,
  voteOnStory,
} from '../../operations/stories/stories.js';
import type { Resolvers } from '../generated/types.js';

/** In the contract 0 means no vote. */
const voteOf = (own: number) => (own === 1 || own === 2 ? own : null);

export const storyResolvers = {
  Query: {
    stories: (_, args, ctx) => listStories(ctx, args),
  },
  Mutation: {
    setStory: async (_, { input }, ctx) => ({ story: await setStory(ctx, input) }),
    deleteStory: async (_, { id }, ctx) => {
      await deleteStory(ctx, { id });
      return { id };
    },
    revealStory: async (_, args, ctx) => ({ story: await revealStory(ctx, args) }),
    voteOnStory: async (_, { input }, ctx) => {
      const { score, ownVote } = await voteOnStory(ctx, input);
      return { id: input.id, score, ownVote: voteOf(ownVote) };
    },
  },
  Story: {
    author: async ({ authorId }, _, { loaders }) =>
      (await loaders.members.load(authorId).catch(() => undefined)) ?? null,
    postedAt: ({ postedAt }) => postedAt ?? new Date(0),
    ownVote: ({ ownVote }) => voteOf(ownVote),
    mayDelete: ({ authorId }, _, { viewer }) =>
      viewer.memberId === authorId || viewer.roles.some((role) => role === 'moderator' || role === 'admin'),
  },
  StoryList: {
    own: ({ own }) => own ?? null,
  },
} satisfies Resolvers;

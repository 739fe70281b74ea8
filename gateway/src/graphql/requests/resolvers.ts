import { RequestKind, RequestState } from '@seyir/proto';
import { getRequests, listRequests, suggestRequests } from '../../operations/requests/read-requests.js';
import {
  decideRequest,
  deleteRequest,
  mergeRequests,
  requestContent,
  voteOnRequest,
} from '../../operations/requests/write-requests.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

/** In the contract 0 means no vote. */
const voteOf = (own: number) => (own === 1 || own === 2 ? own : null);

export const requestResolvers = {
  Query: {
    contentRequests: (_, args, ctx) => listRequests(ctx, args),
    contentRequestsById: (_, args, ctx) => getRequests(ctx, args),
    requestSuggestions: (_, args, ctx) => suggestRequests(ctx, args),
  },
  Mutation: {
    requestContent: (_, { input }, ctx) => requestContent(ctx, input),
    voteOnRequest: async (_, { input }, ctx) => {
      const { score, ownVote } = await voteOnRequest(ctx, input);
      return { id: input.id, score, ownVote: voteOf(ownVote) };
    },
    decideRequest: async (_, { input }, ctx) => ({ request: await decideRequest(ctx, input) }),
    mergeRequests: async (_, { input }, ctx) => ({ request: await mergeRequests(ctx, input) }),
    deleteRequest: async (_, { id }, ctx) => {
      await deleteRequest(ctx, { id });
      return { id };
    },
  },
  ContentRequest: {
    kind: ({ kind }) => knownOr(RequestKind, kind, RequestKind.SERIES),
    title: async ({ titleId }, _, { loaders }) =>
      titleId === '' ? null : ((await loaders.titles.load(titleId).catch(() => undefined)) ?? null),
    state: ({ state }) => knownOr(RequestState, state, RequestState.OPEN),
    ownVote: ({ ownVote }) => voteOf(ownVote),
    askedAt: ({ askedAt }) => askedAt ?? new Date(0),
    decidedAt: ({ decidedAt }) => decidedAt ?? null,
    askedBy: async ({ askedBy }, _, { loaders }) =>
      askedBy === '' ? null : ((await loaders.members.load(askedBy).catch(() => undefined)) ?? null),
  },
} satisfies Resolvers;

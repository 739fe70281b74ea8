import { RemovalOutcome, RemovalRight } from '@seyir/proto';
import {
  confirmRemovalRequest,
  decideRemovalRequest,
  listRemovalRequests,
  sendRemovalRequest,
} from '../../operations/staff/removals.js';
import { known, knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

export const removalResolvers = {
  Query: {
    removalRequests: (_, args, ctx) => listRemovalRequests(ctx, args),
  },
  Mutation: {
    sendRemovalRequest: (_, { input }, ctx) => sendRemovalRequest(ctx, input),
    confirmRemovalRequest: (_, args, ctx) => confirmRemovalRequest(ctx, args),
    decideRemovalRequest: async (_, { input }, ctx) => ({ request: await decideRemovalRequest(ctx, input) }),
  },
  RemovalRequest: {
    right: ({ right }) => knownOr(RemovalRight, right, RemovalRight.OTHER),
    confirmedAt: ({ confirmedAt }) => confirmedAt ?? new Date(0),
    dueAt: ({ dueAt }) => dueAt ?? new Date(0),
    decidedAt: ({ decidedAt }) => decidedAt ?? null,
    decidedBy: async ({ decidedBy }, _, { loaders }) =>
      decidedBy === '' ? null : ((await loaders.members.load(decidedBy).catch(() => undefined)) ?? null),
    outcome: ({ outcome }) => known(RemovalOutcome, outcome) ?? null,
  },
} satisfies Resolvers;

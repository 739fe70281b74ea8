import { listAllBadges, listMemberBadges } from '../../operations/badges/read-badges.js';
import type { Resolvers } from '../generated/types.js';

export const badgeResolvers = {
  Query: {
    memberBadges: async (_, args, ctx) => (await listMemberBadges(ctx, args)) ?? null,
    badges: (_parent, _args, ctx) => listAllBadges(ctx, {}),
  },
} satisfies Resolvers;

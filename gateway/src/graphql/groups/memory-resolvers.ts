import { create } from '@bufbuild/protobuf';
import { SomeMembersSchema } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { nextTogether } from '../../operations/groups/group-memory.js';
import type { Resolvers } from '../generated/types.js';

/** Titles and episodes that no longer exist in the catalogue are left out, with the data about them. */
const present = async <Row, Thing>(
  rows: readonly Row[],
  load: (row: Row) => Promise<Thing | null | undefined>,
): Promise<Row[]> => {
  const things = await Promise.all(rows.map(load));
  return rows.filter((_, index) => things[index]);
};

const membersOf = async ({ loaders }: Ctx, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => loaders.members.load(id)))).flatMap((member) => member ?? []);

const nobody = create(SomeMembersSchema);
const UNKNOWN_TIME = new Date(0);

export const groupMemoryResolvers = {
  GroupMemory: {
    id: ({ groupId }) => groupId,
    titles: ({ titles, plan }, _, ctx) => {
      const planned = new Set(plan.map(({ titleId }) => titleId));
      return present(titles, async (row) => {
        const title = await ctx.loaders.titles.load(row.titleId);
        // Without a date, a title is of interest only for its next episode.
        return title && (planned.has(row.titleId) || (await nextTogether(ctx, row))) && title;
      });
    },
    plan: ({ plan }, _, { loaders }) =>
      present(plan, async ({ titleId, episodeId }) => {
        const [title, episode] = await Promise.all([
          loaders.titles.load(titleId),
          loaders.episodes.load(episodeId),
        ]);
        return title && episode;
      }),
  },
  WatchedTogether: {
    title: async ({ titleId }, _, { loaders }) => (await loaders.titles.load(titleId))!,
    next: async (together, _, ctx) => (await nextTogether(ctx, together)) ?? null,
    ahead: ({ ahead }) => ahead ?? nobody,
  },
  GroupDate: {
    title: async ({ titleId }, _, { loaders }) => (await loaders.titles.load(titleId))!,
    episode: async ({ episodeId }, _, { loaders }) => (await loaders.episodes.load(episodeId))!,
    at: ({ at }) => at ?? UNKNOWN_TIME,
    watchedBy: ({ watchedBy }) => watchedBy ?? nobody,
    proposed: ({ proposedBy }) => proposedBy !== '',
    proposedBy: async ({ proposedBy }, _, { loaders }) =>
      proposedBy === '' ? null : ((await loaders.members.load(proposedBy)) ?? null),
  },
  SomeMembers: {
    members: ({ memberIds }, _, ctx) => membersOf(ctx, memberIds),
  },
} satisfies Resolvers;

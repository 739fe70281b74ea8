import { LibraryList, TitleKind, TitleMark } from '@seyir/proto';
import { getLibrary } from '../../operations/library/get-library.js';
import { listLastWatched } from '../../operations/library/list-last-watched.js';
import { listLibrary } from '../../operations/library/list-library.js';
import { setEpisodeWatched } from '../../operations/library/set-episode-watched.js';
import { setSeasonWatched } from '../../operations/library/set-season-watched.js';
import { setTitleMark } from '../../operations/library/set-title-mark.js';
import type { Resolvers } from '../generated/types.js';

const seasonId = (titleId: string, season: number): string => `${titleId}:${season}`;

export const libraryResolvers = {
  Query: {
    async library(_, { titleIds, episodeIds, seasonsOf }, ctx) {
      const asked = { titleIds: [...titleIds], episodeIds: [...episodeIds] };
      const found = await getLibrary(ctx, { ...asked, seasonsOf: seasonsOf ?? undefined });
      const watched = new Set(found.watchedEpisodeIds);
      // A visitor's answer is empty: there is nothing to say about what was asked.
      const known = ctx.viewer.memberId !== undefined;
      return {
        titles: found.titles,
        episodes: known ? episodeIds.map((id) => ({ id, watched: watched.has(id) })) : [],
        seasons: found.watchedSeasons.map((season) => ({
          id: seasonId(seasonsOf ?? '', season),
          watched: true,
        })),
      };
    },
    libraryTitles: (_, { list, kind, watched, page, size }, ctx) =>
      listLibrary(ctx, {
        list: LibraryList[list],
        kind: TitleKind[kind ?? 'UNSPECIFIED'],
        watched: watched ?? undefined,
        page,
        size,
      }),
    lastWatched: (_, args, ctx) => listLastWatched(ctx, args),
  },
  Mutation: {
    async setEpisodeWatched(_, { input: { episodeId, watched, idempotencyKey } }, ctx) {
      const key = idempotencyKey ?? undefined;
      const answer = await setEpisodeWatched(ctx, { episodeId, watched, idempotencyKey: key });
      return {
        episode: { id: episodeId, watched: answer.watched },
        season: { id: seasonId(answer.titleId, answer.season), watched: answer.seasonWatched },
      };
    },
    async setSeasonWatched(_, { input: { titleId, season, watched, idempotencyKey } }, ctx) {
      const key = idempotencyKey ?? undefined;
      const answer = await setSeasonWatched(ctx, { titleId, season, watched, idempotencyKey: key });
      return {
        season: { id: seasonId(titleId, season), watched: answer.watched },
        episodes: answer.episodeIds.map((id) => ({ id, watched: answer.watched })),
      };
    },
    setTitleMark: async (_, { input: { titleId, mark, active, idempotencyKey } }, ctx) => ({
      library: await setTitleMark(ctx, {
        titleId,
        active,
        mark: TitleMark[mark],
        idempotencyKey: idempotencyKey ?? undefined,
      }),
    }),
  },
  Title: {
    // A title's page stands without it.
    followerCount: ({ id }, _, { loaders }) => loaders.followers.load(id).catch(() => null),
  },
  TitleLibrary: {
    id: ({ titleId }) => titleId,
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
  },
  WatchedEpisode: {
    id: ({ episodeId }) => episodeId,
    episode: ({ episodeId }, _, { loaders }) => loaders.episodes.load(episodeId),
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
    watchedAt: ({ watchedAt }) => watchedAt ?? new Date(0),
  },
} satisfies Resolvers;

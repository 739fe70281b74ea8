import { chooseGroup } from '../../operations/library/choose-group.js';
import { getLibrary } from '../../operations/library/get-library.js';
import { listLastWatched } from '../../operations/library/list-last-watched.js';
import { listLibrary } from '../../operations/library/list-library.js';
import { listMemberTitles } from '../../operations/library/list-member-titles.js';
import { setEpisodeWatched } from '../../operations/library/set-episode-watched.js';
import { setScore } from '../../operations/library/set-score.js';
import { setSeasonWatched } from '../../operations/library/set-season-watched.js';
import { setTitleMark } from '../../operations/library/set-title-mark.js';
import type { Resolvers } from '../generated/types.js';

const seasonId = (titleId: string, season: number): string => `${titleId}:${season}`;

export const libraryResolvers = {
  Query: {
    async library(_, { titleIds, episodeIds, seasonsOf }, ctx) {
      const found = await getLibrary(ctx, { titleIds, episodeIds, seasonsOf });
      const watched = new Set(found.watchedEpisodeIds);
      // A visitor's result is empty.
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
    libraryTitles: (_, args, ctx) => listLibrary(ctx, args),
    lastWatched: (_, args, ctx) => listLastWatched(ctx, args),
    memberTitles: async (_, args, ctx) => (await listMemberTitles(ctx, args)) ?? null,
  },
  Mutation: {
    async setEpisodeWatched(_, { input }, ctx) {
      const answer = await setEpisodeWatched(ctx, input);
      return {
        episode: { id: input.episodeId, watched: answer.watched },
        season: { id: seasonId(answer.titleId, answer.season), watched: answer.seasonWatched },
      };
    },
    async setSeasonWatched(_, { input }, ctx) {
      const answer = await setSeasonWatched(ctx, input);
      return {
        season: { id: seasonId(input.titleId, input.season), watched: answer.watched },
        episodes: answer.episodeIds.map((id) => ({ id, watched: answer.watched })),
      };
    },
    async setScore(_, { input }, ctx) {
      const { library, score } = await setScore(ctx, { ...input, score: input.score ?? 0 });
      // The title is answered with the score that this call has read.
      ctx.loaders.scores.clear(input.titleId).prime(input.titleId, score);
      return { library, title: await ctx.loaders.titles.load(input.titleId) };
    },
    chooseGroup: async (_, { input }, ctx) => ({ groupId: await chooseGroup(ctx, input) }),
    setTitleMark: async (_, { input }, ctx) => ({ library: await setTitleMark(ctx, input) }),
  },
  Title: {
    // If this cannot be read, a title's page is shown without it.
    followerCount: ({ id }, _, { loaders }) => loaders.followers.load(id).catch(() => null),
    async rating({ id }, _, { loaders }) {
      const score = await loaders.scores.load(id).catch(() => undefined);
      return score?.mean ? Math.round(score.mean * 10) / 10 : null;
    },
    async scoreCount({ id }, _, { loaders }) {
      return (await loaders.scores.load(id).catch(() => undefined))?.count ?? null;
    },
  },
  MemberTitle: {
    score: ({ score }) => score || null,
  },
  TitleLibrary: {
    id: ({ titleId }) => titleId,
    groupId: ({ groupId }) => groupId || null,
    score: ({ score }) => score || null,
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
  },
  WatchedEpisode: {
    id: ({ episodeId }) => episodeId,
    episode: ({ episodeId }, _, { loaders }) => loaders.episodes.load(episodeId),
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
    watchedAt: ({ watchedAt }) => watchedAt ?? new Date(0),
  },
} satisfies Resolvers;

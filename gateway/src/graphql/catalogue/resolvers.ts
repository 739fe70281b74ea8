import { AgeMark, AiringStatus, ContentMark, TitleKind, TitleOrder } from '@seyir/proto';
import { getEpisodes } from '../../operations/catalogue/get-episodes.js';
import { getTitle } from '../../operations/catalogue/get-title.js';
import { getWatchPage } from '../../operations/catalogue/get-watch-page.js';
import { listEpisodes } from '../../operations/catalogue/list-episodes.js';
import { listLatestEpisodes } from '../../operations/catalogue/list-latest-episodes.js';
import { listTitles } from '../../operations/catalogue/list-titles.js';
import { searchTitles } from '../../operations/catalogue/search-titles.js';
import { episodePath, imagePath, titlePath } from '../../operations/links.js';
import { listSources } from '../../operations/playback/list-sources.js';
import { nameOf, nameOr, namesOf } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

/** The schema leaves the contract's prefix out where a name may begin with a letter without it. */
const ageMarks = { 1: 'GENERAL', 2: 'AGE_7', 3: 'AGE_13', 4: 'AGE_18' } as const satisfies Record<
  Exclude<AgeMark, AgeMark.AGE_MARK_UNSPECIFIED>,
  string
>;

export const catalogueResolvers = {
  Query: {
    titles: (_, { kind, order, page, size }, ctx) =>
      listTitles(ctx, { kind: TitleKind[kind ?? 'UNSPECIFIED'], order: TitleOrder[order], page, size }),
    search: (_, { query, size }, ctx) => searchTitles(ctx, { query, size }),
    title: (_, { kind, slug }, ctx) => getTitle(ctx, { kind: TitleKind[kind], slug }),
    latestEpisodes: (_, { kind, page, size }, ctx) =>
      listLatestEpisodes(ctx, { kind: TitleKind[kind ?? 'UNSPECIFIED'], page, size }),
    watchPage: (_, { kind, ...place }, ctx) => getWatchPage(ctx, { kind: TitleKind[kind], ...place }),
    episodes: (_, { ids }, ctx) => getEpisodes(ctx, { ids: [...ids] }),
  },
  WatchPage: {
    sources: ({ episode }, _, ctx) => listSources(ctx, { episodeId: episode.id }),
  },
  Title: {
    kind: ({ kind }) => nameOr(TitleKind, kind, 'SERIES'),
    path: titlePath,
    originalName: ({ originalName }) => originalName || null,
    year: ({ year }) => year || null,
    ageMark: ({ ageMark }) => (ageMark === AgeMark.AGE_MARK_UNSPECIFIED ? null : ageMarks[ageMark]),
    contentMarks: ({ contentMarks }) => namesOf(ContentMark, contentMarks),
    network: ({ network }) => network || null,
    status: ({ status }) => nameOf(AiringStatus, status),
    rating: ({ rating }) => (rating > 0 ? Math.round(rating * 10) / 10 : null),
    poster: ({ poster }) => imagePath(poster),
    backdrop: ({ backdrop }) => imagePath(backdrop),
    episodes: ({ id }, { season, page, size }, ctx) =>
      listEpisodes(ctx, { titleId: id, season: season ?? undefined, page, size }),
  },
  Person: {
    character: ({ character }) => character || null,
  },
  Episode: {
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
    durationSeconds: ({ durationSeconds }) => durationSeconds || null,
    image: ({ image }) => imagePath(image),
    async path(episode, _, { loaders }) {
      const title = await loaders.titles.load(episode.titleId);
      return title && episodePath(title, episode);
    },
    position: ({ id }, _, { loaders }) => loaders.positions.load(id),
  },
} satisfies Resolvers;

import {
  AgeMark,
  AiringStatus,
  ContentMark,
  ShelfSort,
  TitleKind,
  TitleOrder,
  TranslationKind,
} from '@seyir/proto';
import { getTrailers } from '../../operations/catalogue/get-trailers.js';
import { listAiring } from '../../operations/catalogue/list-airing.js';
import { listSimilarTitles } from '../../operations/catalogue/list-similar-titles.js';
import { listTitlesFrom } from '../../operations/catalogue/list-titles-from.js';
import { listTitleGroups } from '../../operations/playback/list-title-groups.js';
import { getEpisodes } from '../../operations/catalogue/get-episodes.js';
import { getTitle } from '../../operations/catalogue/get-title.js';
import { getWatchPage } from '../../operations/catalogue/get-watch-page.js';
import { listEpisodes } from '../../operations/catalogue/list-episodes.js';
import { listLatestEpisodes } from '../../operations/catalogue/list-latest-episodes.js';
import { listShelves } from '../../operations/catalogue/list-shelves.js';
import { listTitles } from '../../operations/catalogue/list-titles.js';
import { searchTitles } from '../../operations/catalogue/search-titles.js';
import { episodePath, imagePath, shelfPath, titlePath } from '../../operations/links.js';
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
    titles: (_, { kind, order, initial, shelf, page, size }, ctx) =>
      listTitles(ctx, {
        kind: TitleKind[kind ?? 'UNSPECIFIED'],
        order: TitleOrder[order],
        initial: initial ?? undefined,
        shelf: shelf ? { sort: ShelfSort[shelf.sort], slug: shelf.slug } : undefined,
        page,
        size,
      }),
    shelves: (_, { sort, kind }, ctx) =>
      listShelves(ctx, { sort: ShelfSort[sort], kind: TitleKind[kind ?? 'UNSPECIFIED'] }),
    shelf: async (_, { sort, slug }, ctx) => (await listShelves(ctx, { sort: ShelfSort[sort], slug }))[0],
    async allTitles(_, { after, size }, ctx) {
      const list = await listTitlesFrom(ctx, { cursor: after ?? undefined, size });
      const pageInfo = { endCursor: list.endCursor, hasNextPage: !list.last };
      return { items: [...list.items], count: list.count, pageInfo };
    },
    async airing(_, { kind, weekday, page, size }, ctx) {
      const asked = { kind: TitleKind[kind ?? 'UNSPECIFIED'], weekday: weekday ?? undefined, page, size };
      const { items, ...list } = await listAiring(ctx, asked);
      return { ...list, items: items.flatMap(({ title, next }) => (title ? [{ title, next }] : [])) };
    },
    trailers: (_, { ids }, ctx) => getTrailers(ctx, { ids: ids.split(',').filter(Boolean) }),
    search: (_, { query, size }, ctx) => searchTitles(ctx, { query, size }),
    title: (_, { kind, slug }, ctx) => getTitle(ctx, { kind: TitleKind[kind], slug }),
    latestEpisodes: (_, { kind, genreId, page, size }, ctx) =>
      listLatestEpisodes(ctx, {
        kind: TitleKind[kind ?? 'UNSPECIFIED'],
        genreId: genreId ?? undefined,
        page,
        size,
      }),
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
    networkPath: ({ networkSlug }) =>
      networkSlug ? shelfPath({ sort: ShelfSort.NETWORK, slug: networkSlug }) : null,
    status: ({ status }) => nameOf(AiringStatus, status),
    rating: ({ rating }) => (rating > 0 ? Math.round(rating * 10) / 10 : null),
    poster: ({ poster }) => imagePath(poster),
    backdrop: ({ backdrop }) => imagePath(backdrop),
    episodes: ({ id }, { season, page, size }, ctx) =>
      listEpisodes(ctx, { titleId: id, season: season ?? undefined, page, size }),
    episodeGroups: ({ id }, { season, groupId, page, size }, ctx) =>
      listTitleGroups(ctx, {
        titleId: id,
        season: season ?? undefined,
        groupId: groupId ?? undefined,
        page,
        size,
      }),
    trailerIds: ({ trailers }) => trailers.map((trailer) => trailer.id).join() || null,
    airTime: ({ airTime }) => (airTime?.weekday ? { ...airTime, time: airTime.time || null } : null),
    similar: ({ id }, { size }, ctx) => listSimilarTitles(ctx, { titleId: id, size }),
  },
  EpisodeGroup: {
    translation: ({ translation }) => nameOr(TranslationKind, translation, 'SUBTITLED'),
  },
  Genre: {
    path: ({ slug }) => shelfPath({ sort: ShelfSort.GENRE, slug }),
  },
  Shelf: {
    sort: ({ sort }) => nameOr(ShelfSort, sort, 'GENRE'),
    path: shelfPath,
    kinds: ({ kinds }) => namesOf(TitleKind, kinds),
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

import {
  AgeMark,
  AiringStatus,
  ContentMark,
  ShelfSort,
  TitleKind,
  TranslationKind,
  type Title,
} from '@seyir/proto';
import { getTrailers } from '../../operations/catalogue/get-trailers.js';
import { listAiring } from '../../operations/catalogue/list-airing.js';
import { listSimilarTitles } from '../../operations/catalogue/list-similar-titles.js';
import { listTitlesFrom } from '../../operations/catalogue/list-titles-from.js';
import { listTitleGroups } from '../../operations/playback/list-title-groups.js';
import { getEpisodes } from '../../operations/catalogue/get-episodes.js';
import { getPerson } from '../../operations/catalogue/get-person.js';
import { getTitle } from '../../operations/catalogue/get-title.js';
import { getWatchPage } from '../../operations/catalogue/get-watch-page.js';
import { choiceName, countChoices } from '../../operations/catalogue/count-choices.js';
import { countryOf } from '../../operations/catalogue/country-names.js';
import { listCountries } from '../../operations/catalogue/list-countries.js';
import { listEpisodes } from '../../operations/catalogue/list-episodes.js';
import { listInitials } from '../../operations/catalogue/list-initials.js';
import { listLatestEpisodes } from '../../operations/catalogue/list-latest-episodes.js';
import { listShelves } from '../../operations/catalogue/list-shelves.js';
import { listTitles } from '../../operations/catalogue/list-titles.js';
import { searchNetworks } from '../../operations/catalogue/search-networks.js';
import { searchPeople } from '../../operations/catalogue/search-people.js';
import { searchTitles } from '../../operations/catalogue/search-titles.js';
import { listMostWatched } from '../../operations/playback/list-most-watched.js';
import { episodePath, imagePath, personPath, shelfPath, titlePath } from '../../operations/links.js';
import { listSources } from '../../operations/playback/list-sources.js';
import type { Ctx } from '../../context.js';
import { known, knownOf, knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

/**
 * Lists hold cards: titles without description, people and trailers. The whole title is loaded only if a query selects one of these
 * fields; if the title no longer exists, the card is used.
 */
const wholeTitle = async (title: Title, { loaders }: Ctx): Promise<Title> =>
  title.card ? ((await loaders.titles.load(title.id)) ?? title) : title;

export const catalogueResolvers = {
  Query: {
    titles: (_, args, ctx) => listTitles(ctx, args),
    titleInitials: (_, args, ctx) => listInitials(ctx, args),
    async titleChoices(_, args, ctx) {
      const counted = await countChoices(ctx, args);
      return counted.map(({ field, values }) => ({
        field,
        values: values.map(({ value, titleCount }) => ({ value: choiceName(field, value), titleCount })),
      }));
    },
    async countries(_, args, ctx) {
      const found = await listCountries(ctx, args);
      return found.flatMap(({ country: code, titleCount }) => {
        const country = countryOf(code);
        return country ? [{ country, titleCount }] : [];
      });
    },
    // The page is shown without them.
    mostWatched: (_, args, ctx) => listMostWatched(ctx, args).catch(() => null),
    shelves: (_, args, ctx) => listShelves(ctx, args),
    shelf: async (_, args, ctx) => (await listShelves(ctx, args))[0],
    async allTitles(_, { after, size }, ctx) {
      const list = await listTitlesFrom(ctx, { cursor: after, size });
      const pageInfo = { endCursor: list.endCursor, hasNextPage: !list.last };
      return { items: [...list.items], count: list.count, pageInfo };
    },
    async airing(_, args, ctx) {
      const { items, ...list } = await listAiring(ctx, args);
      return {
        ...list,
        nextCursor: list.nextCursor ?? null,
        items: items.flatMap(({ title, next }) => (title ? [{ title, next }] : [])),
      };
    },
    trailers: (_, { ids }, ctx) => getTrailers(ctx, { ids: ids.split(',').filter(Boolean) }),
    async search(_, args, ctx) {
      const { matches, ...found } = await searchTitles(ctx, args);
      const texts = matches.map(({ titleId, originalName, person, role }) => ({
        titleId,
        originalName: originalName || null,
        person: person || null,
        role: role || null,
      }));
      return { ...found, matches: texts, query: args.query };
    },
    person: (_, args, ctx) => getPerson(ctx, args),
    title: (_, args, ctx) => getTitle(ctx, args),
    latestEpisodes: (_, args, ctx) => listLatestEpisodes(ctx, args),
    watchPage: (_, args, ctx) => getWatchPage(ctx, args),
    episodes: (_, args, ctx) => getEpisodes(ctx, args),
  },
  WatchPage: {
    // Pages are rendered without cookies, so the HTML of a gated page contains no source.
    sources: ({ title, episode }, _, ctx) =>
      title.ageMark === AgeMark.AGE_MARK_18 && !ctx.ageConfirmed
        ? { groups: [], segments: [] }
        : listSources(ctx, { episodeId: episode.id }),
  },
  Title: {
    kind: ({ kind }) => knownOr(TitleKind, kind, TitleKind.SERIES),
    path: titlePath,
    description: async (title, _, ctx) => (await wholeTitle(title, ctx)).description,
    people: async (title, _, ctx) => (await wholeTitle(title, ctx)).people,
    originalName: ({ originalName }) => originalName || null,
    year: ({ year }) => year || null,
    ageMark: ({ ageMark }) => known(AgeMark, ageMark),
    contentMarks: ({ contentMarks }) => knownOf(ContentMark, contentMarks),
    network: ({ network }) => network || null,
    networkPath: ({ networkSlug }) =>
      networkSlug ? shelfPath({ sort: ShelfSort.NETWORK, slug: networkSlug }) : null,
    status: ({ status }) => known(AiringStatus, status),
    country: ({ country }) => countryOf(country),
    poster: ({ poster }) => imagePath(poster),
    backdrop: ({ backdrop }) => imagePath(backdrop),
    episodes: ({ id }, args, ctx) => listEpisodes(ctx, { titleId: id, ...args }),
    episodeGroups: ({ id }, args, ctx) => listTitleGroups(ctx, { titleId: id, ...args }),
    async trailerIds(title, _, ctx) {
      const { trailers } = await wholeTitle(title, ctx);
      return trailers.map((trailer) => trailer.id).join() || null;
    },
    airTime: ({ airTime }) => (airTime?.weekday ? { ...airTime, time: airTime.time || null } : null),
    similar: ({ id }, { size }, ctx) => listSimilarTitles(ctx, { titleId: id, size }),
  },
  EpisodeGroup: {
    translation: ({ translation }) => knownOr(TranslationKind, translation, TranslationKind.SUBTITLED),
  },
  Genre: {
    path: ({ slug }) => shelfPath({ sort: ShelfSort.GENRE, slug }),
  },
  Shelf: {
    sort: ({ sort }) => knownOr(ShelfSort, sort, ShelfSort.GENRE),
    path: shelfPath,
    kinds: ({ kinds }) => knownOf(TitleKind, kinds),
  },
  SearchResult: {
    // The titles are shown without them.
    people: ({ query }, { size }, ctx) => searchPeople(ctx, { query, size }).catch(() => null),
    networks: ({ query }, { size }, ctx) => searchNetworks(ctx, { query, size }).catch(() => null),
  },
  FoundPerson: {
    path: ({ slug }) => personPath(slug),
  },
  PersonPage: {
    path: ({ slug }) => personPath(slug),
  },
  Credit: {
    character: ({ character }) => character || null,
  },
  Person: {
    path: ({ slug }) => (slug ? personPath(slug) : null),
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
    // A list of episodes is shown without them.
    async translations({ id }, _, { loaders }) {
      const found = await loaders.translations.load(id).catch(() => undefined);
      return found ? knownOf(TranslationKind, found).sort((a, b) => a - b) : null;
    },
    position: ({ id }, _, { loaders }) => loaders.positions.load(id),
  },
} satisfies Resolvers;

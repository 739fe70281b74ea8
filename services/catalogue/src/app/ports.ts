import type { Keyed, KeySlice } from '@seyir/kit';
import type {
  Episode,
  EpisodeFacts,
  EpisodePlace,
  EpisodeWithNeighbours,
  LatestFilter,
} from '../domain/episode.js';
import type { NearName, SearchMatch } from '../domain/search.js';
import type {
  Genre,
  Shelf,
  ShelfPlace,
  ShelfSort,
  Title,
  TitleFacts,
  TitleKind,
  TitleOrder,
  TitleView,
} from '../domain/title.js';
import type { TrailerOfTitle } from '../domain/trailer.js';
import type { ListKey } from './page.js';

export type KeyedTitle = Keyed<Title, ListKey>;
export type KeyedEpisode = Keyed<Episode, ListKey>;

/** The filter of a list of titles. */
export interface TitleFilter {
  readonly kind?: TitleKind | undefined;
  /** One of `initials`. */
  readonly initial?: string | undefined;
  readonly shelf?: ShelfPlace | undefined;
}

/** The filter of genres or networks. */
export interface ShelfFilter {
  readonly sort: ShelfSort;
  readonly kind?: TitleKind | undefined;
  readonly slug?: string | undefined;
}

/** The filter of the airing calendar. */
export interface AiringFilter {
  readonly kind?: TitleKind | undefined;
  /** 1 Monday to 7 Sunday. */
  readonly weekday?: number | undefined;
}

/** The last title of a page, after which the next one starts. */
export interface TitleMark {
  readonly addedAt: Date;
  readonly id: string;
}

export interface TitleStore {
  byIds(ids: readonly string[], view?: TitleView): Promise<Title[]>;
  bySlug(slug: string): Promise<Title | undefined>;
  /** The existing ones of these ids. */
  known(ids: readonly string[]): Promise<Set<string>>;
  list(
    filter: TitleFilter,
    order: TitleOrder,
    slice: KeySlice<ListKey>,
    view: TitleView,
  ): Promise<KeyedTitle[]>;
  /** From the counter. */
  count(filter: TitleFilter): Promise<number>;
  /** Newest first, after `mark`; without it from the start. */
  behind(mark: TitleMark | undefined, limit: number, view: TitleView): Promise<Title[]>;
  /** Airing titles with a weekday, by weekday, time and name. */
  airing(filter: AiringFilter, slice: KeySlice<ListKey>, view: TitleView): Promise<KeyedTitle[]>;
  /** From the counter. */
  countAiring(filter: AiringFilter): Promise<number>;
  /** In the order of ids, after `id`; without it from the start. */
  after(id: string | undefined, limit: number): Promise<Title[]>;
  /** The titles with these slugs. */
  slugOwners(slugs: readonly string[]): Promise<{ readonly slug: string; readonly id: string }[]>;
  /** Ids of existing genres by slug. */
  genreIds(slugs: readonly string[]): Promise<Map<string, string>>;
  /** Creates missing genres and renames existing ones, with their counters. */
  saveGenres(genres: readonly Genre[]): Promise<void>;
  /** Inserts or replaces; a new title has version 1, a replaced one the next version. */
  save(titles: readonly TitleFacts[], how: { at: Date; demo: boolean }): Promise<void>;
}

export interface SearchStore {
  /** Titles whose name, original name or people contain the search key, best match first. */
  matching(key: string, limit: number, kind?: TitleKind): Promise<string[]>;
  /** Names of titles, then of their people, that share letters with the search key, most similar first. */
  resembling(key: string, limit: number): Promise<NearName[]>;
  /** For each of the titles the person that the search key names best, if there is one. */
  peopleOf(titleIds: readonly string[], key: string): Promise<SearchMatch[]>;
}

export interface EpisodeStore {
  byIds(ids: readonly string[]): Promise<Episode[]>;
  at(titleId: string, season: number, number: number): Promise<EpisodeWithNeighbours | undefined>;
  /** Episodes in the order of season and number. */
  ofTitle(titleId: string, season: number | undefined, slice: KeySlice<ListKey>): Promise<KeyedEpisode[]>;
  /** Released until `now`, newest first. */
  latest(filter: LatestFilter, now: Date, slice: KeySlice<ListKey>): Promise<KeyedEpisode[]>;
  countReleased(filter: LatestFilter, now: Date): Promise<number>;
  /** The first unreleased episode of each title; titles without one are left out. */
  nextOf(titleIds: readonly string[], now: Date): Promise<Episode[]>;
  after(id: string | undefined, limit: number): Promise<Episode[]>;
  /** The existing episodes at these places. */
  inPlaces(places: readonly EpisodePlace[]): Promise<(EpisodePlace & { readonly id: string })[]>;
  /**
   * Inserts or replaces; a new episode has version 1, a replaced one the next version. Returns the number of new
   * ones.
   */
  save(episodes: readonly EpisodeFacts[], how: { at: Date; demo: boolean }): Promise<number>;
  /** Increments the versions of all episodes of the titles and returns them. */
  touch(titleIds: readonly string[], at: Date): Promise<Episode[]>;
}

export interface ShelfStore {
  /** Read from the counters; those with the most titles first. */
  list(filter: ShelfFilter, limit: number): Promise<Shelf[]>;
}

/** Similar titles, as a task has computed them. */
export interface SimilarStore {
  /** Most similar first. */
  of(titleId: string, limit: number, view: TitleView): Promise<Title[]>;
  /** Marks changed titles for recomputation; a task marks their neighbours too. */
  mark(titleIds: readonly string[]): Promise<void>;
  /** Marks the next `limit` titles after an id, and returns the id of the last one; undefined if none is left. */
  markNext(after: string, limit: number): Promise<string | undefined>;
  /** Computes some of the marked titles, longest waiting first; returns their number. */
  refreshNext(limit: number): Promise<number>;
}

export interface TrailerStore {
  byIds(ids: readonly string[]): Promise<TrailerOfTitle[]>;
}

/** The values of titles in each table of counters, by its keys. */
export type Tally = Readonly<Record<string, readonly Readonly<Record<string, string | number>>[]>>;

/** Locks and counters for a writer of the catalogue; all inside a transaction. */
export interface Ledger {
  /** Blocks other writers of these titles, also of titles that do not exist yet. Writers of other titles continue. */
  lock(titleIds: readonly string[]): Promise<void>;
  /** The titles' current values. */
  tally(titleIds: readonly string[]): Promise<Tally>;
  /** Recounts the seasons of the titles from their episodes. */
  countSeasons(titleIds: readonly string[]): Promise<void>;
  /**
   * Updates the catalogue's counters by the difference since `before`. Call it last, because other writers wait for
   * it.
   */
  move(titleIds: readonly string[], before: Tally): Promise<void>;
}

/** The position of a recount: the last key of a table. */
export interface RecountPlace {
  readonly [part: string]: string;
  readonly table: string;
  readonly key: string;
}

export interface RecountStore {
  /** Recounts the piece after a position, and returns the new position; undefined at the end. */
  recountNext(after: RecountPlace | undefined, limit: number): Promise<RecountPlace | undefined>;
}

/** The data of the demo. */
export interface DemoStore {
  /** Ids of demo titles, in order; all without `limit`. */
  titleIds(limit?: number): Promise<string[]>;
  /** Ids of demo episodes and of episodes of demo titles, in order; all without `limit`. */
  episodeIds(limit?: number): Promise<string[]>;
  /** Ids of all episodes of these titles. */
  episodesOf(titleIds: readonly string[]): Promise<string[]>;
  trailerIds(titleIds: readonly string[]): Promise<string[]>;
  /**
   * Removes titles with their trailers and seasons, these episodes, and genres and people that no other title uses.
   */
  remove(titleIds: readonly string[], episodeIds: readonly string[]): Promise<void>;
}

/** Events for other services, written in the transaction of the change. */
export interface CatalogueEvents {
  /** Published with their state before the removal. */
  titlesRemoved(titles: readonly Title[]): Promise<void>;
  episodesRemoved(episodes: readonly Episode[]): Promise<void>;
  titlesChanged(titles: readonly Title[]): Promise<void>;
  episodesChanged(episodes: readonly Episode[]): Promise<void>;
  /** Call it after the commit: caches of these titles are stale. */
  wake(titleIds: readonly string[]): void;
  /** Call it after the commit: these titles, or some of their episodes, must no longer be shown. */
  withdraw(titleIds: readonly string[]): void;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Only set in a dry run. */
  readonly changes?: readonly Change[];
}

/** An entry that an import would create or change, field by field. */
export interface Change {
  readonly id: string;
  readonly created: boolean;
  /** Values as JSON. */
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface ImportOptions {
  readonly demo: boolean;
  /** Writes nothing and returns the changes. */
  readonly dryRun: boolean;
}

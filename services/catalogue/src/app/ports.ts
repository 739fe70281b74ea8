import type { Slice } from '@seyir/kit';
import type {
  Episode,
  EpisodeFacts,
  EpisodePlace,
  EpisodeWithNeighbours,
  LatestFilter,
} from '../domain/episode.js';
import type { NearName } from '../domain/search.js';
import type {
  Shelf,
  ShelfPlace,
  ShelfSort,
  Title,
  TitleFacts,
  TitleKind,
  TitleOrder,
} from '../domain/title.js';
import type { TrailerOfTitle } from '../domain/trailer.js';

/** What a list of titles may be narrowed to. */
export interface TitleFilter {
  readonly kind?: TitleKind | undefined;
  /** One of `initials`. */
  readonly initial?: string | undefined;
  readonly shelf?: ShelfPlace | undefined;
}

/** Which genres or networks are asked for. */
export interface ShelfFilter {
  readonly sort: ShelfSort;
  readonly kind?: TitleKind | undefined;
  readonly slug?: string | undefined;
}

/** What the airing calendar may be narrowed to. */
export interface AiringFilter {
  readonly kind?: TitleKind | undefined;
  /** 1 Monday to 7 Sunday. */
  readonly weekday?: number | undefined;
}

/** The last title of a page: where the next one begins. */
export interface TitleMark {
  readonly addedAt: Date;
  readonly id: string;
}

export interface TitleStore {
  byIds(ids: readonly string[]): Promise<Title[]>;
  bySlug(slug: string): Promise<Title | undefined>;
  list(filter: TitleFilter, order: TitleOrder, slice: Slice): Promise<Title[]>;
  /** From the counter. */
  count(filter: TitleFilter): Promise<number>;
  /** The newest first, those behind `mark`; from the start without one. */
  behind(mark: TitleMark | undefined, limit: number): Promise<Title[]>;
  /** On air with a weekday, in the order of weekday, time and name. */
  airing(filter: AiringFilter, slice: Slice): Promise<Title[]>;
  /** From the counter. */
  countAiring(filter: AiringFilter): Promise<number>;
  /** Those that share genres or people with a title, the most alike first. */
  similar(titleId: string, limit: number): Promise<Title[]>;
  /** Those whose name, original name or people hold the search key, the best match first. */
  matching(key: string, limit: number, kind?: TitleKind): Promise<Title[]>;
  /** Names of titles, then of their people, that share letters with the search key, the most alike first. */
  resembling(key: string, limit: number): Promise<NearName[]>;
  /** In the order of ids, those after `id`; from the start without one. */
  after(id: string | undefined, limit: number): Promise<Title[]>;
  /** Who has these slugs. */
  slugOwners(slugs: readonly string[]): Promise<{ readonly slug: string; readonly id: string }[]>;
  /** Ids of the genres that stand, by their slugs. */
  genreIds(slugs: readonly string[]): Promise<Map<string, string>>;
  /** Inserts or replaces; a new one starts at version 1, a replaced one rises by one. */
  save(titles: readonly TitleFacts[], how: { at: Date; demo: boolean }): Promise<void>;
}

export interface EpisodeStore {
  byIds(ids: readonly string[]): Promise<Episode[]>;
  at(titleId: string, season: number, number: number): Promise<EpisodeWithNeighbours | undefined>;
  /** In the order of season and number. */
  ofTitle(titleId: string, season: number | undefined, slice: Slice): Promise<Episode[]>;
  /** Released until `now`, the newest first. */
  latest(filter: LatestFilter, now: Date, slice: Slice): Promise<Episode[]>;
  countReleased(filter: LatestFilter, now: Date): Promise<number>;
  /** Of each title the first that is still to come; titles without one are left out. */
  nextOf(titleIds: readonly string[], now: Date): Promise<Episode[]>;
  after(id: string | undefined, limit: number): Promise<Episode[]>;
  /** Those that stand where these shall. */
  inPlaces(places: readonly EpisodePlace[]): Promise<(EpisodePlace & { readonly id: string })[]>;
  /** Inserts or replaces; a new one starts at version 1, a replaced one rises by one. */
  save(episodes: readonly EpisodeFacts[], how: { at: Date; demo: boolean }): Promise<void>;
  /** Raises the versions of all episodes of the titles and answers them. */
  touch(titleIds: readonly string[], at: Date): Promise<Episode[]>;
}

export interface ShelfStore {
  /** From the counter, those with the most titles first. */
  list(filter: ShelfFilter, limit: number): Promise<Shelf[]>;
}

export interface TrailerStore {
  byIds(ids: readonly string[]): Promise<TrailerOfTitle[]>;
}

/** What a writer of the catalogue needs besides the two stores; all of it inside a unit of work. */
export interface Ledger {
  /** Waits until no other writer is at work: seasons, counters and their truth then cannot drift apart. */
  lock(): Promise<void>;
  /** Brings the seasons and counts of the titles, and the counts of the catalogue, in line with the episodes. */
  recount(titleIds: readonly string[]): Promise<void>;
}

/** Facts for other services, left in the transaction of the change. */
/** What came with the demo. */
export interface DemoStore {
  /** Of demo titles, in the order of ids; all without `limit`. */
  titleIds(limit?: number): Promise<string[]>;
  /** Of demo episodes and those of demo titles, in the order of ids; all without `limit`. */
  episodeIds(limit?: number): Promise<string[]>;
  /** Of all episodes that these titles have. */
  episodesOf(titleIds: readonly string[]): Promise<string[]>;
  trailerIds(titleIds: readonly string[]): Promise<string[]>;
  /** Titles with their trailers and seasons, these episodes, and genres and people that no other title names. */
  remove(titleIds: readonly string[], episodeIds: readonly string[]): Promise<void>;
}

export interface CatalogueEvents {
  /** As they were before they went. */
  titlesRemoved(titles: readonly Title[]): Promise<void>;
  episodesRemoved(episodes: readonly Episode[]): Promise<void>;
  titlesChanged(titles: readonly Title[]): Promise<void>;
  episodesChanged(episodes: readonly Episode[]): Promise<void>;
  /** After commit: what is shown of these titles is out of date. */
  wake(titleIds: readonly string[]): void;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Of a dry run alone. */
  readonly changes?: readonly Change[];
}

/** What an import would create, or change field by field. */
export interface Change {
  readonly id: string;
  readonly created: boolean;
  /** Values as JSON. */
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface ImportOptions {
  readonly demo: boolean;
  /** Writes nothing and answers the changes. */
  readonly dryRun: boolean;
}

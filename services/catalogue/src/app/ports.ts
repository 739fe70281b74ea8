import type { Episode, EpisodeFacts, EpisodeWithNeighbours } from '../domain/episode.js';
import type { NearName } from '../domain/search.js';
import type { Title, TitleFacts, TitleKind, TitleOrder } from '../domain/title.js';

/** A window on a list: rows to pass over and rows to answer. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface TitleStore {
  byIds(ids: readonly string[]): Promise<Title[]>;
  bySlug(slug: string): Promise<Title | undefined>;
  list(kind: TitleKind | undefined, order: TitleOrder, slice: Slice): Promise<Title[]>;
  /** From the counter. */
  count(kind: TitleKind | undefined): Promise<number>;
  /** Those whose name, original name or people hold the search key, the best match first. */
  matching(key: string, limit: number): Promise<Title[]>;
  /** Names of titles, then of their people, that share letters with the search key, the most alike first. */
  resembling(key: string, limit: number): Promise<NearName[]>;
  /** In the order of ids, those after `id`; from the start without one. */
  after(id: string | undefined, limit: number): Promise<Title[]>;
  /** Inserts or replaces; a new one starts at version 1, a replaced one rises by one. */
  save(titles: readonly TitleFacts[], how: { at: Date; demo: boolean }): Promise<void>;
}

export interface EpisodeStore {
  byIds(ids: readonly string[]): Promise<Episode[]>;
  at(titleId: string, season: number, number: number): Promise<EpisodeWithNeighbours | undefined>;
  /** In the order of season and number. */
  ofTitle(titleId: string, season: number | undefined, slice: Slice): Promise<Episode[]>;
  /** Released until `now`, the newest first. */
  latest(kind: TitleKind | undefined, now: Date, slice: Slice): Promise<Episode[]>;
  countReleased(kind: TitleKind | undefined, now: Date): Promise<number>;
  after(id: string | undefined, limit: number): Promise<Episode[]>;
  /** Inserts or replaces; a new one starts at version 1, a replaced one rises by one. */
  save(episodes: readonly EpisodeFacts[], how: { at: Date; demo: boolean }): Promise<void>;
  /** Raises the versions of all episodes of the titles and answers them. */
  touch(titleIds: readonly string[], at: Date): Promise<Episode[]>;
}

/** What a writer of the catalogue needs besides the two stores; all of it inside a unit of work. */
export interface Ledger {
  /** Waits until no other writer is at work: seasons, counters and their truth then cannot drift apart. */
  lock(): Promise<void>;
  /** Brings the seasons and counts of the titles, and the counts of the catalogue, in line with the episodes. */
  recount(titleIds: readonly string[]): Promise<void>;
}

/** Facts for other services, left in the transaction of the change. */
export interface CatalogueEvents {
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
}

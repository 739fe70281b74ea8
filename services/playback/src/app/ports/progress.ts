import type { KeyOf, KeySlice, Keyed } from '@seyir/kit';
import type { Place } from '../../domain/place.js';
import type { Progress } from '../../domain/progress.js';
import type { Way } from '../../domain/spoiler-rule.js';
import type { MergedPosition } from './positions.js';

export interface ProgressStore {
  /** Locks these until the end of the transaction, in the order of ids; creates missing ones. */
  lock(starts: readonly Progress[]): Promise<Progress[]>;
  save(progresses: readonly Progress[]): Promise<void>;
  /** Sets the latest counted day of progress that this transaction has locked. */
  setViewed(viewed: readonly { readonly id: string; readonly day: string }[]): Promise<void>;
  /** By title id, without titles that the member has not started. One query. */
  ways(memberId: string, titleIds: readonly string[], now: Date): Promise<Map<string, Way>>;
  /** Progress in the order of ids, after `cursor`. */
  after(cursor: string, limit: number): Promise<Progress[]>;
}

/** The initial values of a member's row of an episode. */
export interface EpisodeStart {
  readonly id: string;
  readonly episodeId: string;
  readonly titleId: string;
}

export interface WatchedEpisode extends Place {
  readonly episodeId: string;
  readonly titleId: string;
  readonly watchedAt: Date;
}

/** Cursor keys of a member's lists; times as text with their microseconds. */
export type WatchedKey = KeyOf<{ at: 'moment'; season: 'integer'; number: 'integer'; id: 'id' }>;

/** The watched episodes of members, played or marked. */
export interface WatchedStore {
  /** Locks the member's rows of these episodes until the end of the transaction; `begin` creates missing ones. */
  lock(
    memberId: string,
    starts: readonly EpisodeStart[],
    options: { readonly begin: boolean },
  ): Promise<{ readonly episodeId: string; readonly watched: boolean }[]>;
  mark(memberId: string, episodeIds: readonly string[], now: Date): Promise<MergedPosition[]>;
  /** An episode played to its end restarts; an episode that was only marked keeps its position. */
  unmark(memberId: string, episodeIds: readonly string[], now: Date): Promise<void>;
  /**
   * The furthest places in members' rows after marks were removed: in the order of the given progresses, each at most
   * at its current place. One query.
   */
  ways(progresses: readonly Progress[]): Promise<{ readonly furthest: Place; readonly watchedUpTo: Place }[]>;
  /** Those of the given episodes that the member has watched. */
  among(memberId: string, episodeIds: readonly string[]): Promise<string[]>;
  /** Seasons of a title whose released episodes are all watched. */
  seasons(memberId: string, titleId: string, now: Date): Promise<number[]>;
  /** Latest first. Episodes that were marked at the same moment are listed from the last to the first. */
  latest(memberId: string, slice: KeySlice<WatchedKey>): Promise<Keyed<WatchedEpisode, WatchedKey>[]>;
}

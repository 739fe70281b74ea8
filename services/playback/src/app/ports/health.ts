import type { HealthCounts } from '../../domain/health.js';

/** Plays of one source that are not stored yet. */
export interface PlayTally {
  readonly hash: string;
  readonly plays: number;
  readonly failures: number;
}

export interface HealthStore {
  /** Health by source hash, without sources that were never counted. */
  of(hashes: readonly string[]): Promise<Map<string, HealthCounts>>;
  /** Adds plays; sources that do not exist are left out. Returns the changed sources, with their episodes. */
  add(
    tallies: readonly PlayTally[],
    now: Date,
  ): Promise<Map<string, HealthCounts & { readonly episodeId: string }>>;
  /** Sets the number of open reports; returns the episode, or undefined if there is no such source. */
  setReports(hash: string, reports: number, now: Date): Promise<string | undefined>;
  /** Forgets the counts of the sources of these groups. */
  forget(groupHashes: readonly string[]): Promise<void>;
}

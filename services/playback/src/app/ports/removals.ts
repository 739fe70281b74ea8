import type { KeptCounter } from '@seyir/kit';
import type { LibraryEntry } from '../../domain/library.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeSources } from '../../domain/source.js';

/** A deleted position. */
export interface GonePosition {
  readonly memberId: string;
  readonly episodeId: string;
  readonly watched: boolean;
}

/** The member or title that the rows belong to. */
export type Owner = { readonly memberId: string } | { readonly titleId: string };

/**
 * Deletes data of removed titles, episodes and members inside a transaction. Each list is read in chunks: the rows
 * after a key, in its order, at most `limit`; fewer rows mean that it is the last chunk.
 */
export interface RemovalStore extends KeptCounter {
  /** Hides a title's episodes; their rows stay as tombstones. */
  hideEpisodes(titleId: string): Promise<void>;
  /** The title's next episode after an id. */
  episodeAfter(titleId: string, after: string): Promise<string | undefined>;
  /** The rows after a member's id. */
  positionsOfEpisode(episodeId: string, after: string, limit: number): Promise<GonePosition[]>;
  /** The rows after an episode's id. */
  positionsOfMember(memberId: string, after: string, limit: number): Promise<GonePosition[]>;
  /** The rows after a progress id. */
  progressOf(owner: Owner, after: string, limit: number): Promise<Progress[]>;
  /** The rows after an entry's id. */
  libraryOf(owner: Owner, after: string, limit: number): Promise<LibraryEntry[]>;
  /** Deletes the follower counter of a title, when no entry is left. */
  followers(titleId: string): Promise<void>;
  /** Deletes all counters of a member and the advert showings. */
  member(memberId: string): Promise<void>;
  /** Deletes sources, groups and segments of an episode; undefined if there were none. */
  sources(episodeId: string): Promise<EpisodeSources | undefined>;
  placements(ids: readonly string[]): Promise<number>;
}

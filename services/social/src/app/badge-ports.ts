import type { Keyed, KeySlice } from '@seyir/kit';
import type { Badge, BadgeFact } from '../domain/badge.js';

export interface EarnedBadge {
  readonly badge: Badge;
  readonly since: Date;
}

/** The position of a badge in a list: a time in PostgreSQL's format, and the badge. */
export interface BadgeKey {
  readonly since: string;
  readonly rank: number;
}

/** A member whose count of a fact must be checked soon. */
export interface DueCount {
  readonly memberId: string;
  readonly fact: BadgeFact;
  readonly silent: boolean;
}

/** Badges of members, and the counts for them. */
export interface BadgeStore {
  /**
   * Records that counts have changed; skips members who already have all badges of the fact.
   * @param silent for old or imported actions: the members are not notified
   */
  note(memberIds: readonly string[], fact: BadgeFact, silent?: boolean): Promise<void>;
  /** Takes up to `limit` records; other processes skip these until the end of the transaction. */
  take(limit: number): Promise<DueCount[]>;
  /** How often a member has done something; stops counting at `most`. */
  count(due: Pick<DueCount, 'memberId' | 'fact'>, most: number): Promise<number>;
  /** Grants badges and returns those that the member did not have before. Erased members get none. */
  grant(memberId: string, badges: readonly Badge[], now: Date): Promise<Badge[]>;
  /** The newest first. */
  list(memberId: string, slice: KeySlice<BadgeKey>): Promise<readonly Keyed<EarnedBadge, BadgeKey>[]>;
  countOf(memberId: string): Promise<number>;
  /** Stores how many episodes of a title a member has watched, while a badge depends on it; 0 removes the row. */
  keepWatched(watched: WatchedTitle): Promise<void>;
  /**
   * Stores which comments exist, and records that their authors' counts have changed, while badges of the authors depend on them. A
   * comment of an erased member does not exist.
   */
  keepComments(comments: readonly WrittenComment[]): Promise<void>;
  /** Up to `limit` members who have done something, in the order of ids, after one. */
  membersWith(fact: BackfilledFact, after: string, limit: number): Promise<string[]>;
  /** Deletes up to `limit` counts of a title's episodes; returns their number. */
  forgetTitle(titleId: string, limit: number): Promise<number>;
  /** Deletes up to `limit` rows of a member; returns their number. */
  forget(memberId: string, limit: number): Promise<number>;
}

/** Facts with data in this service from before badges existed; the others come with the events of their owners. */
export const backfilledFacts = ['posts', 'polls', 'claps', 'followers', 'groups', 'collection'] as const;
export type BackfilledFact = (typeof backfilledFacts)[number];

export interface WrittenComment {
  readonly id: string;
  readonly authorId: string;
  readonly deleted: boolean;
  /** For an old or imported comment: its author is not notified of a badge. */
  readonly silent: boolean;
}

export interface WatchedTitle {
  readonly progressId: string;
  readonly memberId: string;
  readonly titleId: string;
  readonly episodes: number;
}

import type { KeptCounter } from '@seyir/kit';
import type { Comment } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';
import type { Case } from '../../domain/report.js';
import type { Target } from '../../domain/target.js';
import type { Moment } from './comments.js';
import type { RemovedEvidence } from './evidence.js';

/** Marks of removed subjects: reads leave out their comments, even while rows exist. */
export interface TombstoneStore {
  /** Returns the threads of these subjects. */
  markSubjects(ids: readonly string[], now: Date): Promise<Target[]>;
  liftSubjects(ids: readonly string[]): Promise<void>;
  hasSubject(id: string): Promise<boolean>;
}

export type RootAt = Moment & { readonly replyCount: number };

/** A comment that a removal has locked. */
export interface LockedComment extends Moment {
  readonly comment: Comment;
  /** True if another comment, which is not locked, replies to this one or belongs to its thread. */
  readonly answered: boolean;
}

/**
 * The cases that stay when their target is removed. `decided`: their reporters are not notified yet, and they count for the
 * reporters' later reports; open ones about a member stay too, because nobody ends a case by deleting what was reported.
 * `appealable`: only decided ones about a member, who may appeal; for comments on a title or an episode that an editor removes.
 */
export type KeptCases = 'none' | 'decided' | 'appealable';

/** Deletes the data of removed comments; inside a transaction, at most `limit` rows per call. */
export interface RemovalStore extends KeptCounter {
  /** Deletes comments without replies, and updates the counters of their roots and threads. */
  delete(ids: readonly string[]): Promise<void>;
  /** The deleted tallies, and whether reactions are left. */
  reactionsOn(targetIds: readonly string[], limit: number, now: Date): Promise<Chunk<Tally>>;
  /** The closed and deleted cases, and whether some are left. */
  casesAbout(targetIds: readonly string[], limit: number, now: Date, kept: KeptCases): Promise<Chunk<Case>>;
}

/** Finds the comments on a subject in chunks, newest first. */
export interface ThreadRemovalStore {
  /** Top-level comments older than `before`. */
  roots(subjectId: string, before: Moment | undefined, limit: number): Promise<RootAt[]>;
  /** Locks the roots, then their newest replies older than `before`; returns both, the roots first. */
  lock(rootIds: readonly string[], before: Moment | undefined, limit: number): Promise<LockedReplies>;
  /** Changes replies to these comments into replies to their root; returns the number of changes, at most `limit`. */
  pointToRoots(ids: readonly string[], limit: number): Promise<number>;
}

export interface LockedReplies {
  readonly roots: readonly Comment[];
  readonly replies: readonly Comment[];
  /** Position of the last reply. */
  readonly last: Moment | null;
}

/** Finds a member's data in chunks in the order of ids; `after` is the last id of the previous chunk. */
export interface MemberRemovalStore {
  textsOf(memberId: string, after: string, limit: number): Promise<string[]>;
  /** Locks these comments, and the chain of emptied comments that they answer: at most `limit`, roots first. */
  lockLines(ids: readonly string[], limit: number): Promise<readonly LineComment[]>;
  /** Empties the texts and removes their author. */
  empty(ids: readonly string[], now: Date): Promise<void>;
  /** Removes the member as the answered author of replies; returns the reply ids. */
  forgetAnswered(memberId: string, after: string, limit: number): Promise<string[]>;
  /** Removes mentions of the member; returns their number. */
  forgetMentions(memberId: string, limit: number): Promise<number>;
  /** Removes reactions; returns their targets in the order of ids. An empty result is the end, also in the next method. */
  reactionsOf(memberId: string, after: string, limit: number): Promise<string[]>;
  /** Removes reports; returns the cases afterwards. A case without reports is closed and deleted. */
  reportsOf(memberId: string, after: string, limit: number, now: Date): Promise<Case[]>;
  /** Deletes copies of the member's texts and photos from cases. Zero texts are the end. */
  deleteEvidence(memberId: string, limit: number): Promise<RemovedEvidence>;
  /** Comments without a row that have cases about the member; and other removed targets with open cases about the member. */
  deletedTargets(memberId: string, limit: number): Promise<string[]>;
  /** Takes the member's id out of cases, as the one concerned and as moderator; returns their number. Zero is the end. */
  forgetInCases(memberId: string, limit: number): Promise<number>;
}

export interface LineComment {
  readonly comment: Comment;
  /** True if another comment, which is not locked, replies to this one or belongs to its thread. */
  readonly answered: boolean;
}

export interface Chunk<T> {
  readonly gone: readonly T[];
  readonly more: boolean;
}

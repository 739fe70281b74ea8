import type { Comment, ReplyTo } from '../domain/comment.js';
import type { Reaction, ReactionTarget, Tally } from '../domain/reaction.js';
import type { Scope } from '../domain/spoiler.js';
import type { Place, Target } from '../domain/target.js';

/** A window on a list: rows to pass over and rows to answer. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export type NewComment = Pick<
  Comment,
  'id' | 'target' | 'reply' | 'authorId' | 'body' | 'scope' | 'postedAt'
>;

export interface CommentStore {
  byIds(ids: readonly string[]): Promise<Comment[]>;
  /** Comments that are no replies, the newest first; none newer than `newestId`. */
  ofThread(target: Target, slice: Slice, newestId: string | undefined): Promise<Comment[]>;
  /** Of comments that are no replies; from the counter. */
  countOf(target: Target): Promise<number>;
  /** The oldest first. */
  repliesTo(rootId: string, slice: Slice): Promise<Comment[]>;
  /** Up to `each` of every root's replies, the oldest first. */
  oldestReplies(rootIds: readonly string[], each: number): Promise<Comment[]>;
  /** In the order of ids, those after `id`; from the start without one. */
  after(id: string | undefined, limit: number): Promise<Comment[]>;
  /** Counts a coming reply on its root and locks what it answers; false when that is deleted. */
  hang(reply: ReplyTo): Promise<boolean>;
  /** Adds it and counts it in its thread when it is no reply. */
  add(comment: NewComment): Promise<Comment>;
}

export interface ReactionStore {
  /** Locks the target's tally until the end of the transaction. */
  lock(target: ReactionTarget, now: Date): Promise<Tally>;
  of(target: ReactionTarget, memberId: string): Promise<Reaction | undefined>;
  ofMember(
    type: ReactionTarget['type'],
    ids: readonly string[],
    memberId: string,
  ): Promise<ReadonlyMap<string, Reaction>>;
  /** Puts one reaction, or none, in the place of another and answers the tally after it; under the lock. */
  replace(
    target: ReactionTarget,
    memberId: string,
    change: { before: Reaction | undefined; after: Reaction | undefined; now: Date },
  ): Promise<Tally>;
  after(targetId: string | undefined, limit: number): Promise<Tally[]>;
}

export interface ImportStore {
  /** Imports stand in line until the end of the transaction. */
  lock(): Promise<void>;
  /** Inserts or replaces by id, but nothing that was edited or deleted since; counts what is new. */
  saveComments(comments: readonly NewComment[], how: { now: Date; demo: boolean }): Promise<Saved>;
  /** Puts each member's reaction and counts the targets anew; answers the tallies that changed. */
  saveReactions(reactions: readonly MemberReaction[], now: Date): Promise<SavedReactions>;
}

export interface MemberReaction {
  readonly target: ReactionTarget;
  readonly memberId: string;
  readonly reaction: Reaction;
}

export interface Saved {
  readonly created: readonly string[];
  readonly updated: readonly string[];
}

export interface SavedReactions {
  readonly created: number;
  readonly updated: number;
  readonly tallies: readonly Tally[];
}

/** What is known of titles and episodes; rejects with TRY_AGAIN or DEADLINE when it cannot be told. */
export interface Catalogue {
  /** Where the targets stand, by `targetKey`; those that do not exist are left out. */
  places(targets: readonly Target[]): Promise<ReadonlyMap<string, Place>>;
  titleExists(id: string): Promise<boolean>;
}

export interface Progress {
  /** Whether the member's progress has reached each scope, in the order asked; rejects when it cannot be told in 300 ms. */
  reached(memberId: string, scopes: readonly Scope[]): Promise<readonly boolean[]>;
}

/** Facts for other services and wakes for open pages, left in the transaction of the change. */
export interface CommentEvents {
  commentsChanged(comments: readonly Comment[]): Promise<void>;
  reactionsChanged(tallies: readonly Tally[]): Promise<void>;
  /** After commit: the threads read differently now. */
  wake(threads: readonly Target[]): void;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

import type { KeptCounter, Slice } from '@seyir/kit';
import type { Comment, ReplyTo } from '../domain/comment.js';
import type { Reaction, ReactionTarget, Tally } from '../domain/reaction.js';
import type { Case, ReportProblem, ReportTarget } from '../domain/report.js';
import type { Scope } from '../domain/spoiler.js';
import type { Place, Target } from '../domain/target.js';

export type NewComment = Pick<
  Comment,
  'id' | 'target' | 'reply' | 'authorId' | 'body' | 'scope' | 'postedAt'
> &
  Partial<Pick<Comment, 'mentionedIds'>>;

export interface ThreadCounts {
  /** Those that are no replies. */
  readonly comments: number;
  readonly replies: number;
}

export interface CommentStore {
  byIds(ids: readonly string[]): Promise<Comment[]>;
  /** Comments that are no replies, the newest first; none newer than `newestId`. */
  ofThread(target: Target, slice: Slice, newestId: string | undefined): Promise<Comment[]>;
  /** Of a thread. */
  countsOf(target: Target): Promise<ThreadCounts>;
  /** The oldest first. */
  repliesTo(rootId: string, slice: Slice): Promise<Comment[]>;
  /** Up to `each` of every root's replies, the oldest first. */
  oldestReplies(rootIds: readonly string[], each: number): Promise<Comment[]>;
  /** In the order of ids, those after `id`; from the start without one. */
  after(id: string | undefined, limit: number): Promise<Comment[]>;
  /** Counts a coming reply on its root and locks what it answers; false when that is deleted. */
  hang(reply: ReplyTo): Promise<boolean>;
  /** Adds it and counts it in its thread. Undefined when the subject is gone: the caller rolls back. */
  add(comment: NewComment): Promise<Comment | undefined>;
  /** Keeps it from being removed until the end of the transaction; undefined for none, and for a deleted one. */
  hold(id: string): Promise<Target | undefined>;
  /** Locks it until the end of the transaction; undefined for none. */
  lock(id: string): Promise<Comment | undefined>;
  /** Puts another text in the place of the one that stands; under the lock. */
  edit(id: string, to: EditedText): Promise<Comment>;
  /** Takes its text away; under the lock. */
  remove(id: string, now: Date): Promise<Comment>;
}

export interface EditedText extends Pick<Comment, 'body' | 'mentionedIds'> {
  readonly scope: Scope | undefined;
  readonly now: Date;
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

/** Marks of subjects and members that are gone: no read shows what hangs on them, although rows may still be there. */
export interface TombstoneStore {
  /** Answers the threads that these have. */
  markSubjects(ids: readonly string[], now: Date): Promise<Target[]>;
  liftSubjects(ids: readonly string[]): Promise<void>;
  hasSubject(id: string): Promise<boolean>;
  markMember(id: string, now: Date): Promise<void>;
  hasMember(id: string): Promise<boolean>;
}

/** Where a list that is read from the newest on was left; the time as text, with its microseconds. */
export type Moment = { readonly postedAt: string; readonly id: string };

export type RootAt = Moment & { readonly replyCount: number };

/** A comment that a removal has locked. */
export interface LockedComment extends Moment {
  readonly comment: Comment;
  /** A comment that is not among the locked ones hangs on it or answers it. */
  readonly answered: boolean;
}

/** Takes away what hangs on comments that go; inside a transaction, at most `limit` rows a call. */
export interface RemovalStore extends KeptCounter {
  /** Deletes comments that nothing else hangs on or answers, and counts them out of their roots and threads. */
  delete(ids: readonly string[]): Promise<void>;
  /** Tallies of these that are gone now, and whether reactions are left. */
  reactionsOn(targetIds: readonly string[], limit: number, now: Date): Promise<Chunk<Tally>>;
  /** Cases about these that are closed and gone now, and whether some are left. */
  casesAbout(targetIds: readonly string[], limit: number, now: Date): Promise<Chunk<Case>>;
}

/** Finds the comments on a subject in chunks, the newest first. */
export interface ThreadRemovalStore {
  /** Those that are no replies and older than `before`. */
  roots(subjectId: string, before: Moment | undefined, limit: number): Promise<RootAt[]>;
  /** Locks the roots, then the newest of their replies that are older than `before`; answers both, the roots first. */
  lock(rootIds: readonly string[], before: Moment | undefined, limit: number): Promise<LockedReplies>;
  /** Makes others that answer these answer their roots in place of these; answers how many, at most `limit`. */
  pointToRoots(ids: readonly string[], limit: number): Promise<number>;
  /** Forgets the subject's threads that have no comments. */
  end(subjectId: string): Promise<void>;
}

export interface LockedReplies {
  readonly roots: readonly Comment[];
  readonly replies: readonly Comment[];
  /** Of the last reply. */
  readonly last: Moment | null;
}

/** Finds what a member has left, in chunks in the order of ids; `after` is the last id of the chunk before. */
export interface MemberRemovalStore {
  textsOf(memberId: string, after: string, limit: number): Promise<string[]>;
  /** Locks these, and what they answer in a line for as long as it is emptied: at most `limit`, roots first. */
  lockLines(ids: readonly string[], limit: number): Promise<readonly LineComment[]>;
  /** Makes them deleted ones of nobody. */
  empty(ids: readonly string[], now: Date): Promise<void>;
  /** Replies to the member no longer say so; answers their ids. */
  forgetAnswered(memberId: string, after: string, limit: number): Promise<string[]>;
  /** Texts that name the member no longer say so; answers how many. */
  forgetMentions(memberId: string, limit: number): Promise<number>;
  /** Takes reactions back; the tallies after them, and the targets, in the order of ids. */
  reactionsOf(memberId: string, after: string, limit: number, now: Date): Promise<TakenReactions>;
  /** Takes reports back; the cases after. One without any report is closed and gone. */
  reportsOf(memberId: string, after: string, limit: number, now: Date): Promise<Case[]>;
}

export interface TakenReactions {
  readonly tallies: readonly Tally[];
  readonly targetIds: readonly string[];
}

export interface LineComment {
  readonly comment: Comment;
  /** A comment that is not among the locked ones hangs on it or answers it. */
  readonly answered: boolean;
}

export interface RecountStore {
  /** Counts the replies of the next threads anew, in the order of their targets; answers the last one. */
  recountReplies(after: Target | undefined, limit: number): Promise<Target | undefined>;
}

export interface Chunk<T> {
  readonly gone: readonly T[];
  readonly more: boolean;
}

/** What is known of titles and episodes; rejects with TRY_AGAIN or DEADLINE when it cannot be told. */
export interface Catalogue {
  /** Where the targets stand, by `targetKey`; those that do not exist are left out. */
  places(targets: readonly Target[]): Promise<ReadonlyMap<string, Place>>;
  titleExists(id: string): Promise<boolean>;
}

/** Who is a member; rejects with TRY_AGAIN or DEADLINE when it cannot be told. */
export interface Members {
  /** Ids of those who have one of the usernames. */
  byUsernames(usernames: readonly string[]): Promise<string[]>;
  exists(id: string): Promise<boolean>;
}

export interface Sources {
  exists(hash: string): Promise<boolean>;
}

export interface CaseStore {
  /** The open case about the target, locked until the end of the transaction; `id` names it when it is a new one. */
  open(target: ReportTarget, id: string, now: Date): Promise<Case>;
  /** Adds a report to the case and answers it as it stands then; undefined when the member has one in it. */
  join(caseId: string, report: NewReport): Promise<Case | undefined>;
  after(id: string | undefined, limit: number): Promise<Case[]>;
}

export interface NewReport {
  readonly memberId: string;
  readonly problem: ReportProblem;
  readonly description: string;
  readonly now: Date;
}

export interface CaseEvents {
  casesChanged(cases: readonly Case[]): Promise<void>;
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

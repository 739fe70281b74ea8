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
  /** Adds it and counts it in its thread when it is no reply. */
  add(comment: NewComment): Promise<Comment>;
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

/** Takes away what hangs on things and members that are gone; inside a transaction. */
export interface RemovalStore extends KeptCounter {
  /** All comments and replies about these, which are gone then; as they are told of. */
  threads(subjectIds: readonly string[], now: Date): Promise<Comment[]>;
  /** What a member wrote and nobody has answered is gone then, the rest is emptied; as both are told of. */
  written(memberId: string, now: Date): Promise<RemovedTexts>;
  /** Of whoever reacted to these; the tallies as they are told of. */
  reactionsOn(targetIds: readonly string[], now: Date): Promise<Tally[]>;
  /** Those of a member, wherever they stand; the tallies after. */
  reactionsOf(memberId: string, now: Date): Promise<Tally[]>;
  /** Closes the cases about these; they are gone then. */
  casesAbout(targetIds: readonly string[], now: Date): Promise<Case[]>;
  /** Takes a member's reports back; a case without any is closed and gone. */
  reportsOf(memberId: string, now: Date): Promise<Case[]>;
}

export interface RemovedTexts {
  readonly gone: readonly Comment[];
  readonly emptied: readonly Comment[];
  /** Also of those that had been emptied before, and that nothing answers any more. */
  readonly goneIds: readonly string[];
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

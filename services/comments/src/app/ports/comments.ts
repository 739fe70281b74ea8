import type { KeySlice, Keyed } from '@seyir/kit';
import type { Comment, ReplyToThread } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';
import type { Scope } from '../../domain/spoiler.js';
import type { Target } from '../../domain/target.js';

export type NewComment = Pick<
  Comment,
  'id' | 'target' | 'reply' | 'authorId' | 'body' | 'scope' | 'postedAt'
> &
  Partial<Pick<Comment, 'mentionedIds' | 'number'>>;

/** A position in a list of comments; the time as text with its microseconds. */
export type Moment = { readonly postedAt: string; readonly id: string };

export type KeyedComment = Keyed<Comment, Moment>;

export interface ThreadCounts {
  /** Top-level comments. */
  readonly comments: number;
  readonly replies: number;
}

/** A thread's counters, and its last frame number. */
export interface ThreadState extends ThreadCounts {
  readonly target: Target;
  readonly seq: number;
}

export interface ThreadPage extends Omit<ThreadState, 'target'> {
  readonly roots: readonly KeyedComment[];
}

export interface ThreadStore {
  /**
   * Adds to the thread's counters and takes its next frame number. It locks the thread's row until the end of the transaction. All
   * writers of a thread wait for that lock, so call it last.
   */
  advance(target: Target, added?: ThreadCounts): Promise<ThreadState>;
  /** Takes the next frame number of each target that has or had comments. */
  advanceAll(targets: readonly Target[]): Promise<ThreadState[]>;
  /** The threads of these targets that have or had comments. */
  states(targets: readonly Target[]): Promise<ThreadState[]>;
}

/** What a reply to a comment depends on. */
export interface Answerable {
  readonly target: Target;
  readonly reply: ReplyToThread;
  /** The spoiler that the comment's author declared, without the covers of moderators. */
  readonly declared: Scope | undefined;
  /** The author of the comment and that of its root, if they block the member. */
  readonly blockerIds: readonly string[];
}

export interface CommentStore {
  /** Author ids by comment, without removed comments. */
  authorsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  byIds(ids: readonly string[]): Promise<Comment[]>;
  /**
   * Top-level comments, newest first, with the state of the thread at that moment; none newer than `newestId`, which
   * applies only to pages by number.
   */
  ofThread(target: Target, slice: KeySlice<Moment>, newestId: string | undefined): Promise<ThreadPage>;
  /** Oldest first. */
  repliesTo(rootId: string, slice: KeySlice<Moment>): Promise<KeyedComment[]>;
  /** Up to `each` replies per root, oldest first. */
  oldestReplies(rootIds: readonly string[], each: number): Promise<Comment[]>;
  /** Comments in the order of ids, after `id`; without it from the start. */
  after(id: string | undefined, limit: number): Promise<Comment[]>;
  /** What a member wants to answer. Undefined if it does not exist or is deleted. */
  answerable(id: string, memberId: string): Promise<Answerable | undefined>;
  /** Counts new replies on their roots and locks the answered comments; false if one of these is deleted. */
  countReplies(replies: readonly ReplyToThread[]): Promise<boolean>;
  /** Locks comments that new ones answer; false if one is deleted. */
  holdAnswered(ids: readonly string[]): Promise<boolean>;
  /** Adds comments to one thread. Undefined if its subject or an answered comment was removed: the caller rolls back. */
  add(comments: readonly NewComment[]): Promise<Comment[] | undefined>;
  /**
   * Prevents the removal of a comment until the end of the transaction; undefined if it does not exist or is deleted.
   */
  hold(id: string): Promise<Target | undefined>;
  /** The thread of each comment by id, without comments on removed subjects. */
  threadsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Target>>;
  /** Locks the comment until the end of the transaction; undefined if it does not exist. */
  lock(id: string): Promise<Comment | undefined>;
  /** The spoilers that authors declared, by comment, without the covers of moderators. */
  declaredScopes(ids: readonly string[]): Promise<ReadonlyMap<string, Scope>>;
  /** Replaces the text, under the lock. */
  edit(id: string, to: EditedText): Promise<Comment>;
  /** Deletes the text, under the lock. */
  remove(id: string, now: Date): Promise<Comment>;
  /** Shows a deleted text again, under the lock. */
  restore(id: string, now: Date): Promise<Comment>;
  /** Covers the text as a spoiler, or, with undefined, ends the cover; under the lock. */
  setCover(id: string, cover: Scope | undefined, now: Date): Promise<Comment>;
}

export interface EditedText extends Pick<Comment, 'body' | 'mentionedIds'> {
  readonly scope: Scope | undefined;
  readonly now: Date;
}

/** The change of a thread for open pages. With empty lists, pages reload the thread. */
export interface ThreadChange extends ThreadState {
  readonly changed?: readonly Comment[];
  /** Reaction tallies of comments. */
  readonly tallies?: readonly Tally[];
}

/** Events for other services and frames for open pages, written in the transaction of the change. */
export interface CommentEvents {
  /**
   * @param ownerIds authors of what the comments are about: other services may notify them too
   * @param traces of the calls that changed them, by place, if calls share the transaction
   */
  commentsChanged(
    comments: readonly Comment[],
    ownerIds?: readonly string[],
    traces?: readonly (string | undefined)[],
  ): Promise<void>;
  reactionsChanged(tallies: readonly Tally[]): Promise<void>;
  /**
   * After the commit, tells caches whose reactions to comments or posts have changed, or who has commented on a post. The sums of
   * comments follow with `threadsChanged`.
   */
  reactionsSet(memberIds: readonly string[]): void;
  /** Call it after the commit: notifies open pages and caches that the threads have changed. */
  threadsChanged(changes: readonly ThreadChange[]): void;
}

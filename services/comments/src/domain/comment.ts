import type { ReactionCount } from './reaction.js';
import type { Scope } from './spoiler.js';
import type { Target } from './target.js';

export interface Comment {
  readonly id: string;
  readonly target: Target;
  /** Absent for a comment that is no reply. */
  readonly reply?: ReplyTo;
  readonly authorId: string;
  /** Empty when deleted. */
  readonly body: string;
  /** Absent: gives nothing away. Of a reply that is kept: at least as wide as what it answers now. */
  readonly scope?: Scope;
  /** The author of the comment on top, where its own scope is this one: nothing is given away to them. */
  readonly knownTo: readonly string[];
  readonly postedAt: Date;
  readonly edited: boolean;
  readonly deleted: boolean;
  /** Brought in by an import: no one is told. */
  readonly silent: boolean;
  readonly replyCount: number;
  readonly reactions: readonly ReactionCount[];
  /** Members whom its text has named so far. */
  readonly mentionedIds: readonly string[];
  readonly version: number;
  readonly changedAt: Date;
}

/**
 * Threads are two deep: every reply hangs on a comment (`rootId`), also one that answers another reply (`toId`).
 * Whoever wrote what it answers is told.
 */
export interface ReplyTo {
  readonly rootId: string;
  readonly toId: string;
  readonly toAuthorId: string;
}

/** What a reply to `comment` hangs on and answers. */
export const replyTo = (comment: Pick<Comment, 'id' | 'authorId' | 'reply'>): ReplyTo => ({
  rootId: comment.reply?.rootId ?? comment.id,
  toId: comment.id,
  toAuthorId: comment.authorId,
});

/** In the place of an author who is gone, of a comment that others have answered. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether the reader's progress decides if the body is shown: not for one's own, nor below a comment of one's own that
 * gives as much away, nor where nothing is given away.
 */
export const mayGiveAway = (comment: Comment, readerId: string | undefined): boolean =>
  comment.scope !== undefined &&
  !comment.deleted &&
  comment.authorId !== readerId &&
  !comment.knownTo.some((id) => id === readerId);

import type { ReactionCount } from './reaction.js';
import type { Scope } from './spoiler.js';
import type { Target } from './target.js';

export interface Comment {
  readonly id: string;
  readonly target: Target;
  /** Absent for a top-level comment. */
  readonly reply?: ReplyTo;
  readonly authorId: string;
  /** Empty if deleted. */
  readonly body: string;
  /** Absent: no spoiler. A stored reply has at least the current scope of the comment it answers. */
  readonly scope?: Scope;
  /** Readers for whom the text is no spoiler: the author of the top-level comment, if that comment has the same scope. */
  readonly knownTo: readonly string[];
  readonly postedAt: Date;
  readonly edited: boolean;
  readonly deleted: boolean;
  /** Imported: no notifications. */
  readonly silent: boolean;
  readonly replyCount: number;
  readonly reactions: readonly ReactionCount[];
  /** Members that the text has mentioned so far. */
  readonly mentionedIds: readonly string[];
  /** The position of a post in its topic; absent elsewhere. */
  readonly number?: number;
  readonly version: number;
  readonly changedAt: Date;
}

/**
 * Threads have two levels: every reply belongs to a top-level comment (`rootId`), even if it answers another reply
 * (`toId`). Posts of a topic are flat: a post that quotes another (`toId`) has no root. The author of the answered or
 * quoted text is notified.
 */
export interface ReplyTo {
  readonly rootId?: string;
  readonly toId: string;
  readonly toAuthorId: string;
}

/** The root and target of a reply to `comment`. */
export const replyTo = (comment: Pick<Comment, 'id' | 'authorId' | 'reply'>): ReplyToThread => ({
  rootId: comment.reply?.rootId ?? comment.id,
  toId: comment.id,
  toAuthorId: comment.authorId,
});

/** A reply below a top-level comment. */
export type ReplyToThread = ReplyTo & { readonly rootId: string };

/** The author id of an answered comment whose author was erased. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The attributes of a text that decide whether it may be a spoiler for a reader. */
export type Coverable = Pick<Comment, 'scope' | 'deleted' | 'authorId' | 'knownTo'>;

/**
 * Whether the reader's progress decides if the text is shown. It does not for own texts, for replies below an own comment with the
 * same scope, and for texts without a spoiler.
 */
export const mayGiveAway = (text: Coverable, readerId: string | undefined): boolean =>
  text.scope !== undefined &&
  !text.deleted &&
  text.authorId !== readerId &&
  !text.knownTo.some((id) => id === readerId);

/** What a notification leads to: a thread. The numbers are those of the legacy comment rows. */
interface Target {
  readonly kind: number;
  readonly id: string;
}

export interface Notification {
  readonly id: string;
  readonly memberId: string;
  readonly kind: 'reply';
  readonly actorId: string;
  /** What caused it, such as a reply; unique for a member. */
  readonly causeId: string;
  readonly target: Target;
  /** When it was caused, not when it arrived here. */
  readonly time: Date;
  readonly read: boolean;
  /** Its cause was deleted. */
  readonly removed: boolean;
  readonly version: number;
  readonly changedAt: Date;
}

/** What is known of a comment or reply after a change. */
export interface CommentFacts {
  readonly id: string;
  readonly target: Target;
  readonly authorId: string;
  /** Who wrote what it answers; absent for a comment that is no reply. */
  readonly parentAuthorId: string | undefined;
  readonly postedAt: Date;
  readonly deleted: boolean;
  /** Brought in by an import. */
  readonly silent: boolean;
}

/** Who is told of a reply: whoever wrote what it answers, unless that is its own author, or it came by an import. */
export const recipientOf = ({ authorId, parentAuthorId, silent }: CommentFacts): string | undefined =>
  parentAuthorId === undefined || parentAuthorId === authorId || silent ? undefined : parentAuthorId;

/** What a polling page wants to know. */
export interface Activity {
  readonly unread: number;
  /** Rises whenever the list changes. */
  readonly revision: number;
}

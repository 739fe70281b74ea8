/** What a notification leads to: a thread or an episode. The numbers are those of the legacy comment rows. */
export interface Target {
  readonly kind: number;
  readonly id: string;
}

/** The number of an episode among the kinds of target. */
export const EPISODE = 2;

export type NotificationKind = 'reply' | 'mention' | 'episode';
export type Translation = 'subtitled' | 'dubbed';

export interface Notification {
  readonly id: string;
  readonly memberId: string;
  readonly kind: NotificationKind;
  /** Absent where nobody has caused it: for an episode. */
  readonly actorId: string | undefined;
  /** What caused it, such as a reply; unique for a member. */
  readonly causeId: string;
  readonly target: Target;
  /** Of an episode: how the group that appeared has translated it. */
  readonly translation: Translation | undefined;
  /** When it was caused, not when it arrived here. */
  readonly time: Date;
  readonly read: boolean;
  /** Its cause was deleted. */
  readonly removed: boolean;
  readonly version: number;
}

/** What is known of a comment or reply after a change. */
export interface CommentFacts {
  readonly id: string;
  readonly target: Target;
  readonly authorId: string;
  /** Who wrote what it answers; absent for a comment that is no reply. */
  readonly parentAuthorId: string | undefined;
  /** Whom its text has named so far. */
  readonly mentionedIds: readonly string[];
  readonly postedAt: Date;
  readonly deleted: boolean;
  /** Brought in by an import. */
  readonly silent: boolean;
}

/**
 * Who is told of a comment, in the order of ids: whoever wrote what it answers, and whom it names; each once, as
 * answered rather than as named; never its own author, and no one of what came by an import.
 */
export const recipientsOf = (comment: CommentFacts): { memberId: string; kind: 'reply' | 'mention' }[] => {
  const { authorId, parentAuthorId, mentionedIds, silent } = comment;
  if (silent) return [];
  const kinds = new Map<string, 'reply' | 'mention'>(mentionedIds.map((id) => [id, 'mention']));
  if (parentAuthorId !== undefined) kinds.set(parentAuthorId, 'reply');
  kinds.delete(authorId);
  return [...kinds].map(([memberId, kind]) => ({ memberId, kind })).sort(byMember);
};

const byMember = (a: { memberId: string }, b: { memberId: string }): number =>
  a.memberId < b.memberId ? -1 : 1;

/** What a polling page wants to know. */
export interface Activity {
  readonly unread: number;
  /** Rises whenever the list changes. */
  readonly revision: number;
}

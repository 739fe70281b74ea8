import type { AppealOutcome, CaseOutcome } from './decision.js';

/**
 * The target of a notification: a thread or an episode, by the numbers of the legacy comment rows; or a group, or the member's own
 * profile.
 */
export interface Target {
  readonly kind: number;
  readonly id: string;
}

/** The number of an episode among the kinds of target. */
export const EPISODE = 2;

/** A notification about a content request, a case or a message request has no thread, so its target has this kind. */
export const NO_THREAD = 0;

/** The number of a topic of the forum, whose thread are its posts. */
export const TOPIC = 5;

/** The number of a post, which has a thread. */
export const POST = 7;
/** Kinds of targets without a thread. */
export const GROUP = 100;
export const OWN_PROFILE = 101;
export const ROOM = 102;

/** Told by social. */
export type NoticeKind =
  | 'follow'
  | 'follow-request'
  | 'clap'
  | 'comment'
  | 'poll-ended'
  | 'group-request'
  | 'group-invite'
  | 'group-accepted'
  | 'group-plan'
  | 'badge';

/** Told by messaging. */
export type RoomNoticeKind = 'room-invite' | 'room-reminder';

export type NotificationKind =
  | 'reply'
  | 'mention'
  | 'post-mention'
  | 'topic-mention'
  | 'episode'
  | 'request'
  | 'case'
  | 'decision'
  | 'appeal'
  | 'topic-posts'
  | 'message-request'
  | RoomNoticeKind
  | NoticeKind;
export type Translation = 'subtitled' | 'dubbed';

export interface Notification {
  readonly id: string;
  readonly memberId: string;
  readonly kind: NotificationKind;
  /** The member who acted; absent for an episode, and if no member acted. */
  readonly actorId: string | undefined;
  /** Its cause, such as a reply; unique per member. */
  readonly causeId: string;
  readonly target: Target;
  /** For an episode: the translation of the group. */
  readonly translation: Translation | undefined;
  /** The outcome of a case, of a decision about the member, or of the member's appeal. */
  readonly outcome?: CaseOutcome | AppealOutcome | undefined;
  /** For a decision: the number of the contract's `Violation`. */
  readonly violation?: number | undefined;
  /** For a decision: the end of a silence or a ban. */
  readonly until?: Date | undefined;
  /** For a badge: its number. */
  readonly badge?: number | undefined;
  /** For claps: the number of members who clapped besides the actor. For posts of a topic: their number besides the newest one. */
  readonly others?: number;
  /** The time of the cause, not of its arrival here. */
  readonly time: Date;
  readonly read: boolean;
  /** Its cause was deleted. */
  readonly removed: boolean;
  readonly version: number;
}

/** A cause of notifications, after a change. */
export interface Cause extends Pick<Notification, 'actorId' | 'target' | 'time' | 'badge' | 'others'> {
  readonly id: string;
  /** Recipients in the order of ids, each member once. */
  readonly recipients: readonly { readonly memberId: string; readonly kind: NotificationKind }[];
  /** True if the cause no longer holds or was deleted. */
  readonly removed: boolean;
}

/** The state of a comment or reply after a change. */
export interface CommentFacts {
  readonly id: string;
  readonly target: Target;
  readonly authorId: string;
  /** The author of the answered text; absent for a top-level comment. */
  readonly parentAuthorId: string | undefined;
  /** The members that the text has mentioned so far. */
  readonly mentionedIds: readonly string[];
  /** Members who mute a word of its text. */
  readonly deafIds: readonly string[];
  readonly postedAt: Date;
  readonly deleted: boolean;
  /** True for an imported comment. */
  readonly silent: boolean;
}

/**
 * The recipients of a comment in the order of ids: the answered author and the mentioned members, each once; a reply has priority
 * over a mention. The author and members who mute a word of the text are not among them, and imported comments have no recipients.
 */
export const recipientsOf = (comment: CommentFacts): { memberId: string; kind: 'reply' | 'mention' }[] => {
  const { authorId, parentAuthorId, mentionedIds, deafIds, deleted, silent } = comment;
  if (silent) return [];
  const kinds = new Map<string, 'reply' | 'mention'>(mentionedIds.map((id) => [id, 'mention']));
  if (parentAuthorId !== undefined) kinds.set(parentAuthorId, 'reply');
  kinds.delete(authorId);
  // A deletion also withdraws notifications from before a word was muted.
  if (!deleted) for (const id of deafIds) kinds.delete(id);
  return [...kinds].map(([memberId, kind]) => ({ memberId, kind })).sort(byMember);
};

/** These members in the order of ids, without the actor. */
export const recipientsAmong = <K extends NotificationKind>(
  memberIds: readonly string[],
  kind: K,
  actorId: string,
): { memberId: string; kind: K }[] =>
  [...new Set(memberIds)]
    .filter((memberId) => memberId !== actorId)
    .map((memberId) => ({ memberId, kind }))
    .sort(byMember);

const byMember = (a: { memberId: string }, b: { memberId: string }): number =>
  a.memberId < b.memberId ? -1 : 1;

/** The state of a list for polling pages. */
export interface Activity {
  readonly unread: number;
  /** Increases whenever the list changes. */
  readonly revision: number;
}

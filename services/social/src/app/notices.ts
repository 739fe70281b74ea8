import { v5 } from 'uuid';
import type { Badge } from '../domain/badge.js';

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

/** A cause of notifications. One id is at most one notification of a member, however often it is published. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  /** At most `MOST_RECIPIENTS`. */
  readonly recipientIds: readonly string[];
  readonly actorId?: string;
  /** Id of the post or the group. */
  readonly subjectId?: string;
  readonly badge?: Badge;
  /** Number of members who clapped besides the actor. */
  readonly others?: number;
}

/** Call both in the transaction of the cause. */
export interface Notices {
  tell(notices: readonly Notice[]): Promise<void>;
  /** Notices whose content no longer holds. */
  withdraw(notices: readonly Notice[]): Promise<void>;
}

/** Maximum number of managers who are notified of a request, the owner first. */
export const MOST_RECIPIENTS = 50;
/** Maximum number of members whose claps for a post are counted in its notification; later ones change nothing. */
export const MOST_CLAPPERS = 100;

const NAMESPACE = '5b0f2f7a-9b8c-4c1e-a3f3-0a4b6a1d7c42';
const idOf = (kind: NoticeKind, ...parts: readonly string[]): string =>
  v5([kind, ...parts].join(':'), NAMESPACE);

export const followNotice = (followerId: string, followedId: string, isRequest: boolean): Notice => {
  const kind = isRequest ? 'follow-request' : 'follow';
  return {
    id: idOf(kind, followerId, followedId),
    kind,
    recipientIds: [followedId],
    actorId: followerId,
  };
};

export const clapNotice = (
  { id, authorId }: { readonly id: string; readonly authorId: string },
  actorId = '',
  others = 0,
): Notice => ({
  id: idOf('clap', id),
  kind: 'clap',
  recipientIds: [authorId],
  actorId,
  subjectId: id,
  others,
});

export const pollEndNotice = ({
  id,
  authorId,
}: {
  readonly id: string;
  readonly authorId: string;
}): Notice => ({
  id: idOf('poll-ended', id),
  kind: 'poll-ended',
  recipientIds: [authorId],
  subjectId: id,
});

/** The id is the comment's, so that a comment which also mentions the post's author is one notification. */
export const commentNotice = (
  commentId: string,
  actorId: string,
  postId: string,
  author: string,
): Notice => ({
  id: commentId,
  kind: 'comment',
  recipientIds: [author],
  actorId,
  subjectId: postId,
});

export const groupRequestNotice = (
  groupId: string,
  askerId: string,
  recipientIds: readonly string[],
): Notice => ({
  id: idOf('group-request', groupId, askerId),
  kind: 'group-request',
  recipientIds,
  actorId: askerId,
  subjectId: groupId,
});

export const groupNotice = (
  kind: 'group-invite' | 'group-accepted',
  groupId: string,
  memberId: string,
): Notice => ({
  id: idOf(kind, groupId, memberId),
  kind,
  recipientIds: [memberId],
  subjectId: groupId,
});

/** Each member has an own notice, so that members of a large group can be notified in several steps. */
export const groupPlanNotice = (groupId: string, episodeId: string, memberId: string): Notice => ({
  id: idOf('group-plan', groupId, episodeId, memberId),
  kind: 'group-plan',
  recipientIds: [memberId],
  subjectId: groupId,
});

export const badgeNotice = (memberId: string, badge: Badge): Notice => ({
  id: idOf('badge', memberId, badge),
  kind: 'badge',
  recipientIds: [memberId],
  badge,
});

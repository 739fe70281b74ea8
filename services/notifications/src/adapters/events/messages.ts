import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { NotificationKind, type NotificationChangedSchema } from '@seyir/proto';
import type { Notification } from '../../domain/notification.js';

/** Maps the domain's words to the contract's numbers. */
export const kinds: Readonly<Record<Notification['kind'], NotificationKind>> = {
  reply: NotificationKind.REPLY,
  mention: NotificationKind.MENTION,
  episode: NotificationKind.EPISODE,
  request: NotificationKind.REQUEST,
  case: NotificationKind.CASE,
  decision: NotificationKind.DECISION,
  appeal: NotificationKind.APPEAL,
  'topic-posts': NotificationKind.TOPIC_POSTS,
  comment: NotificationKind.COMMENT,
  'post-mention': NotificationKind.POST_MENTION,
  'topic-mention': NotificationKind.TOPIC_MENTION,
  follow: NotificationKind.FOLLOW,
  'follow-request': NotificationKind.FOLLOW_REQUEST,
  clap: NotificationKind.CLAP,
  'poll-ended': NotificationKind.POLL_ENDED,
  'group-request': NotificationKind.GROUP_REQUEST,
  'group-invite': NotificationKind.GROUP_INVITE,
  'group-accepted': NotificationKind.GROUP_ACCEPTED,
  'group-plan': NotificationKind.GROUP_PLAN,
  badge: NotificationKind.BADGE,
  'room-invite': NotificationKind.ROOM_INVITE,
  'room-reminder': NotificationKind.ROOM_REMINDER,
  'message-request': NotificationKind.MESSAGE_REQUEST,
};

/** The public state of a notification. */
export const notificationChanged = (
  notification: Notification,
): MessageInitShape<typeof NotificationChangedSchema> => ({
  notificationId: notification.id,
  memberId: notification.memberId,
  kind: kinds[notification.kind],
  causeId: notification.causeId,
  time: timestampFromDate(notification.time),
  read: notification.read,
  removed: notification.removed,
  version: notification.version,
});

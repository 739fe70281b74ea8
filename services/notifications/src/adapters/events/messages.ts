import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { NotificationKind, type NotificationChangedSchema } from '@seyir/proto';
import type { Notification } from '../../domain/notification.js';

/** The contract's numbers beside the domain's words. */
export const kinds: Readonly<Record<Notification['kind'], NotificationKind>> = {
  reply: NotificationKind.REPLY,
  mention: NotificationKind.MENTION,
  episode: NotificationKind.EPISODE,
};

/** The state of a notification as others learn of it. */
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

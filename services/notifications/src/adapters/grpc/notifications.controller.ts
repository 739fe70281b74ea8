import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject } from '@nestjs/common';
import { DomainError, GrpcService, type Call, type ServiceHandlers } from '@seyir/kit';
import {
  NotificationsService,
  type GetActivityRequest,
  type GetActivityResponseSchema,
  type ListNotificationsRequest,
  type ListNotificationsResponseSchema,
  type MarkReadRequest,
  type MarkReadResponseSchema,
  type NotificationSchema,
  type SnapshotRequest,
  type SnapshotResponseSchema,
} from '@seyir/proto';
import type { Notification } from '../../domain/notification.js';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import { kinds } from '../events/messages.js';
import { snapshotOf } from './snapshot.js';

@GrpcService(NotificationsService)
export class NotificationsController implements ServiceHandlers<typeof NotificationsService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async listNotifications(
    { page }: ListNotificationsRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof ListNotificationsResponseSchema>> {
    const { items, count, last, unread } = await this.app.listNotifications(memberOf(call), page);
    return { notifications: items.map(fromNotification), info: { count, last }, unread };
  }

  async markRead(_: MarkReadRequest, call: Call): Promise<MessageInitShape<typeof MarkReadResponseSchema>> {
    return { unread: await this.app.markRead(memberOf(call)) };
  }

  async getActivity(
    _: GetActivityRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof GetActivityResponseSchema>> {
    return this.app.getActivity(memberOf(call));
  }

  snapshot(request: SnapshotRequest): Promise<MessageInitShape<typeof SnapshotResponseSchema>> {
    return snapshotOf(this.app, request);
  }
}

/** The permission data lets members alone come here; NO_SESSION all the same where it would not. */
const memberOf = ({ viewer }: Call): string => {
  if (viewer.memberId === undefined) throw new DomainError('NO_SESSION');
  return viewer.memberId;
};

const fromNotification = (notification: Notification): MessageInitShape<typeof NotificationSchema> => ({
  id: notification.id,
  kind: kinds[notification.kind],
  actorId: notification.actorId,
  causeId: notification.causeId,
  target: { ...notification.target },
  time: timestampFromDate(notification.time),
  read: notification.read,
});

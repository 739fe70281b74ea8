import type { ServiceContext } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { NotificationEvents } from '../../app/ports.js';
import { notificationChanged } from './messages.js';

/** Leaves the facts of a member's list in the outbox, and wakes the member's open pages once they are committed. */
export const notificationEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): NotificationEvents => ({
  async notificationsChanged(memberId, notifications) {
    await outbox.addAll(topics.notification, notifications.map(notificationChanged));
    unitOfWork.afterCommit(() => live.wake(wakes.activity(memberId)));
  },
});

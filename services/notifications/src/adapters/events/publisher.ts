import type { ServiceContext } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { NotificationEvents } from '../../app/ports.js';
import { notificationChanged } from './messages.js';

/** Writes the events of a member's list to the outbox; after the commit, wakes the member's open pages. */
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

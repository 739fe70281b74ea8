import type { Clock } from '@seyir/kit';
import type { CounterStore, NotificationEvents, NotificationStore, Transaction } from './ports.js';

interface Deps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Marks all of the member's notifications as read and answers how many are left unread. */
export const markRead =
  ({ notifications, counters, events, transaction, clock }: Deps) =>
  (memberId: string): Promise<number> =>
    transaction.run(async () => {
      const now = clock.now();
      // Nothing unread is the usual case, and costs no lock.
      if ((await counters.of(memberId)).activity.unread === 0) return 0;
      await counters.lock(memberId, now);
      const read = await notifications.markRead(memberId, now);
      if (read.length === 0) return (await counters.of(memberId)).activity.unread;
      const { activity } = await counters.move(memberId, { count: 0, unread: -read.length }, now);
      await events.notificationsChanged(memberId, read);
      return activity.unread;
    });

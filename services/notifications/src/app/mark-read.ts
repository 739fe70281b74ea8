import type { Clock } from '@seyir/kit';
import type { CounterStore, NotificationEvents, Transaction } from './ports.js';

interface Deps {
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Marks all of the member's notifications as read and returns the number of unread ones left. One mark covers all
 * that have arrived, so no event is published per notification.
 */
export const markRead =
  ({ counters, events, transaction, clock }: Deps) =>
  (memberId: string): Promise<number> =>
    transaction.run(async () => {
      if (await counters.markRead(memberId, clock.now())) await events.notificationsChanged(memberId, []);
      return 0;
    });

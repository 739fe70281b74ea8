import type { Clock } from '@seyir/kit';
import type { Notification } from '../domain/notification.js';
import type { CounterStore, NotificationEvents, RemovalStore, Transaction } from './ports.js';

interface Deps {
  readonly removal: RemovalStore;
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** An episode is gone: nobody waits for it any more, and who was told of it is told no longer. */
export const removeEpisode =
  ({ removal, counters, events, transaction, clock }: Deps) =>
  (episodeId: string): Promise<void> =>
    transaction.run(async () => {
      const now = clock.now();
      await removal.wishesFor(episodeId);
      await removal.announcements(episodeId);
      // In the order of members, as all who change several lists.
      for (const memberId of await removal.membersToldOf(episodeId)) {
        await counters.lock(memberId, now);
        const gone = await removal.toldOf(memberId, episodeId, now);
        await counters.move(memberId, { count: -gone.length, unread: -unreadOf(gone) }, now);
        await events.notificationsChanged(memberId, gone);
      }
    });

/** A title is gone: nobody waits for it any more. Its episodes are told of by themselves. */
export const removeTitle =
  ({ removal }: Pick<Deps, 'removal'>) =>
  (titleId: string): Promise<void> =>
    removal.wishesFor(titleId);

/** A member is gone, for good: so are the list, its counters and what the member waited for. */
export const removeMember =
  ({ removal, events, transaction }: Pick<Deps, 'removal' | 'events' | 'transaction'>) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      const gone = await removal.member(memberId);
      await events.notificationsChanged(memberId, gone);
    });

const unreadOf = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

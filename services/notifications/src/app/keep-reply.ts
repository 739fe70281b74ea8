import type { Clock } from '@seyir/kit';
import { recipientOf, type CommentFacts } from '../domain/notification.js';
import { notificationId } from './notification-id.js';
import type { CounterStore, NotificationEvents, NotificationStore, Transaction } from './ports.js';

interface Deps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Tells a member of a reply, once however often it is heard of. A deleted reply takes its notification along, read or
 * not: the list then follows from the comments alone, and is the same after it was built anew.
 */
export const keepReply =
  ({ notifications, counters, events, transaction, clock }: Deps) =>
  async (reply: CommentFacts): Promise<void> => {
    const memberId = recipientOf(reply);
    if (memberId === undefined) return;
    await transaction.run(async () => {
      const now = clock.now();
      await counters.lock(memberId, now);
      const changed = reply.deleted ? await remove(memberId, now) : await add(memberId, now);
      if (changed) await events.notificationsChanged(memberId, [changed]);
    });

    async function add(member: string, now: Date) {
      const { id: causeId, target, authorId: actorId, postedAt: time } = reply;
      const id = notificationId(member, causeId);
      const added = await notifications.add(
        { id, memberId: member, kind: 'reply', actorId, causeId, target, time },
        now,
      );
      if (added) await counters.move(member, { count: 1, unread: added.read ? 0 : 1 }, now);
      return added;
    }

    async function remove(member: string, now: Date) {
      const removed = await notifications.remove(member, reply.id, now);
      if (removed) await counters.move(member, { count: -1, unread: removed.read ? 0 : -1 }, now);
      return removed;
    }
  };

import type { Clock } from '@seyir/kit';
import { recipientsOf, type CommentFacts } from '../domain/notification.js';
import { notificationId } from './ids.js';
import type { CounterStore, NotificationEvents, NotificationStore, Transaction } from './ports.js';

interface Deps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Tells members of a reply or of being named, once however often it is heard of. A deleted comment takes its
 * notifications along, read or not: the list then follows from the comments alone, and is the same after it was built
 * anew. A member who is gone is told nothing.
 */
export const keepComment =
  ({ notifications, counters, events, transaction, clock }: Deps) =>
  async (comment: CommentFacts): Promise<void> => {
    const recipients = recipientsOf(comment);
    if (recipients.length === 0) return;
    await transaction.run(async () => {
      const now = clock.now();
      // One after the other, in the order of ids: two comments then never wait for each other in a ring.
      for (const { memberId, kind } of recipients) {
        // What a member wrote and the member's own end are told of apart: the answer may be heard of last.
        if (!(await counters.lock(memberId, now))) continue;
        const changed = comment.deleted ? await remove(memberId, now) : await add(memberId, kind, now);
        if (changed) await events.notificationsChanged(memberId, [changed]);
      }
    });

    async function add(memberId: string, kind: 'reply' | 'mention', now: Date) {
      const { id: causeId, target, authorId: actorId, postedAt: time } = comment;
      const id = notificationId(memberId, causeId);
      const added = await notifications.add(
        { id, memberId, kind, actorId, causeId, target, translation: undefined, time },
        now,
      );
      if (added) await counters.move(memberId, { count: 1, unread: added.read ? 0 : 1 }, now);
      return added;
    }

    async function remove(memberId: string, now: Date) {
      const removed = await notifications.remove(memberId, comment.id, now);
      if (removed) await counters.move(memberId, { count: -1, unread: removed.read ? 0 : -1 }, now);
      return removed;
    }
  };

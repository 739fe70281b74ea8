import type { Clock, GoneMembers } from '@seyir/kit';
import type { Cause, NotificationKind } from '../domain/notification.js';
import { notificationId } from './ids.js';
import type {
  BlockStore,
  CounterStore,
  NotificationEvents,
  NotificationStore,
  Transaction,
} from './ports.js';

export interface CauseDeps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly blocks: BlockStore;
  readonly goneMembers: GoneMembers;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Notifies members of a cause, once for any number of events. Removing the cause removes its notifications, read or not, so that
 * the list depends only on the causes. Claps of further members renew their notification. Erased members get and cause no
 * notifications. Members who block or mute the actor, or whom the actor blocks, are not notified; earlier notifications stay.
 */
export const keepCause =
  ({ notifications, counters, blocks, goneMembers, events, transaction, clock }: CauseDeps) =>
  async (cause: Cause): Promise<void> => {
    const { id: causeId, recipients, actorId, removed } = cause;
    if (recipients.length === 0) return;
    await transaction.run(async () => {
      const now = clock.now();
      const ids = recipients.map(({ memberId }) => memberId);
      let deaf: ReadonlySet<string> = new Set();
      if (!removed && actorId !== undefined) {
        // Causes and members have separate topics: the event of a text may arrive after its author was erased.
        if ((await goneMembers.among([actorId])).size > 0) return;
        deaf = await blocks.deafTo(actorId, ids, now);
      }
      // Lists are locked one after the other in the order of ids, so that two causes never deadlock.
      for (const { memberId, kind } of recipients) {
        if (deaf.has(memberId)) continue;
        if (!(await counters.lock(memberId, now))) continue;
        const changed = removed ? await remove(memberId, now) : await add(memberId, kind, now);
        if (changed) await events.notificationsChanged(memberId, [changed]);
      }
    });

    async function add(memberId: string, kind: NotificationKind, now: Date) {
      const { target, time, badge, others = 0 } = cause;
      const id = notificationId(memberId, causeId);
      const given = {
        id,
        memberId,
        kind,
        actorId,
        causeId,
        target,
        translation: undefined,
        time,
        badge,
        others,
      };
      const added = await notifications.add(given, now);
      if (added) await counters.move(memberId, { count: 1, unread: added.read ? 0 : 1 }, now);
      if (added || others === 0) return added;
      const renewed = await notifications.renew(given, now);
      if (renewed) await counters.move(memberId, { count: 0, unread: renewed.wasRead ? 1 : 0 }, now);
      return renewed?.notification;
    }

    async function remove(memberId: string, now: Date) {
      const gone = await notifications.remove(memberId, causeId, now);
      if (gone) await counters.move(memberId, { count: -1, unread: gone.read ? 0 : -1 }, now);
      return gone;
    }
  };

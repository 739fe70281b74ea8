import type { Clock } from '@seyir/kit';
import type { Cause, Notification } from '../domain/notification.js';
import { notificationId } from './ids.js';
import type {
  BlockStore,
  CounterStore,
  NotificationEvents,
  NotificationStore,
  Pair,
  PlainNotification,
  Transaction,
} from './ports.js';

// Lists of many members are locked and changed together, so the stores are used here and not through `changeList`.
export interface CauseDeps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly blocks: BlockStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Notifies members of causes, once for any number of events; no cause is given twice. Removing a cause removes its notifications,
 * read or not, so that the list depends only on the causes. Claps of further members renew their notification. Erased members get
 * and cause no notifications. Members who block or mute the actor, or whom the actor blocks, are not notified; earlier notifications
 * stay.
 */
export const keepCauses =
  ({ notifications, counters, blocks, events, transaction, clock }: CauseDeps) =>
  async (causes: readonly Cause[]): Promise<void> => {
    const all = causes.flatMap(({ recipients, ...cause }) => recipients.map((to) => ({ ...cause, ...to })));
    if (all.length === 0) return;
    await transaction.run(async () => {
      const now = clock.now();
      const isBarred = await blocks.barredAmong(all.flatMap(pairsOf), now);
      const wanted = all.filter((one) => !pairsOf(one).some(isBarred));
      // All lists of the transaction are locked at once, in the order of ids, so that two transactions never deadlock.
      const open = await counters.lockAll(
        wanted.map(({ memberId }) => memberId),
        now,
      );
      const allowed = wanted.filter(({ memberId }) => open.has(memberId));
      const changed = [
        ...(await add(allowed.filter(({ removed }) => !removed).map(toNotification), now)),
        ...(await remove(
          allowed.filter(({ removed }) => removed),
          now,
        )),
      ];
      for (const [memberId, ofMember] of Map.groupBy(changed, (one) => one.memberId))
        await events.notificationsChanged(memberId, ofMember);
    });

    async function add(given: readonly PlainNotification[], now: Date): Promise<Notification[]> {
      const changed = await notifications.addCounted(given, now);
      const added = new Set(changed.map(({ id }) => id));
      for (const one of given) {
        if (added.has(one.id) || (one.others ?? 0) === 0) continue;
        const renewed = await notifications.renew(one, now);
        if (!renewed) continue;
        await counters.move(one.memberId, { count: 0, unread: renewed.wasRead ? 1 : 0 }, now);
        changed.push(renewed.notification);
      }
      return changed;
    }

    async function remove(gone: readonly AddressedCause[], now: Date): Promise<Notification[]> {
      const changed = [];
      for (const { memberId, id } of gone) {
        const removed = await notifications.remove(memberId, id, now);
        if (!removed) continue;
        await counters.move(memberId, { count: -1, unread: removed.read ? 0 : -1 }, now);
        changed.push(removed);
      }
      return changed;
    }
  };

/** A cause for one of its recipients. */
type AddressedCause = Omit<Cause, 'recipients'> & Cause['recipients'][number];

/** Actor and recipient, between whom a block or a mute may stand. Removals reach everybody. */
const pairsOf = ({ actorId, memberId, removed }: AddressedCause): Pair[] =>
  removed || actorId === undefined ? [] : [{ actorId, memberId }];

const toNotification = ({
  id: causeId,
  memberId,
  kind,
  actorId,
  target,
  time,
  badge,
  others = 0,
}: AddressedCause): PlainNotification => ({
  id: notificationId(memberId, causeId),
  memberId,
  kind,
  actorId,
  causeId,
  target,
  translation: undefined,
  time,
  badge,
  others,
});

/** Notifies members of one cause; see `keepCauses`. */
export const keepCause = (deps: CauseDeps) => {
  const keep = keepCauses(deps);
  return (cause: Cause): Promise<void> => keep([cause]);
};

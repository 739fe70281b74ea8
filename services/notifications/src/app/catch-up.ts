import type { Clock } from '@seyir/kit';
import { EPISODE } from '../domain/notification.js';
import { notificationId } from './ids.js';
import type {
  AnnouncementStore,
  CounterStore,
  NotificationEvents,
  NotificationStore,
  Transaction,
} from './ports.js';

export interface CatchUpDeps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly announcements: AnnouncementStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Brings what a member's list shows up to now. */
export type CatchUp = (memberId: string) => Promise<void>;

/**
 * Joins the announcements with what the member wants to know of: one row an episode and group is kept for all, and
 * enters a list when its member looks. One look-up where nothing is new.
 */
export const catchUp =
  ({ notifications, counters, announcements, events, transaction, clock }: CatchUpDeps): CatchUp =>
  async (memberId) => {
    const due = () => announcements.due(memberId, clock.now());
    if ((await due()).length === 0) return;
    await transaction.run(async () => {
      const now = clock.now();
      if (!(await counters.lock(memberId, now))) return;
      const added = [];
      // Read again under the lock: another page of the member may have been faster.
      for (const { id: causeId, episodeId, translation, at: time } of await due()) {
        const target = { kind: EPISODE, id: episodeId };
        const id = notificationId(memberId, causeId);
        const one = await notifications.add(
          { id, memberId, kind: 'episode', actorId: undefined, causeId, target, translation, time },
          now,
        );
        if (one) added.push(one);
      }
      if (added.length === 0) return;
      await counters.move(memberId, { count: added.length, unread: added.length }, now);
      await announcements.caughtUp(memberId, now);
      await events.notificationsChanged(memberId, added);
    });
  };

import { isRowHeld, type Clock } from '@seyir/kit';
import type { Announcement } from '../domain/announcement.js';
import { EPISODE } from '../domain/notification.js';
import { notificationId } from './ids.js';
import type {
  AnnouncementStore,
  Counters,
  CounterStore,
  NotificationEvents,
  NotificationStore,
  Transaction,
  Wish,
} from './ports.js';

// A look that has nothing to add takes no lock, so the stores are used here and not through `changeList`.
export interface CatchUpDeps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly announcements: AnnouncementStore;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Adds all due announcements to a member's list, and returns the list's counters. While another transaction holds the list, the next
 * look adds them.
 */
export type CatchUp = (memberId: string) => Promise<Counters>;

/** From this many on, the service records that the member has seen them, so that the next look skips them. */
const WORTH_NOTING = 50;

/** Wishes per query. */
const WISHES = 100;

/** Maximum new entries of a list per look; the rest follows with the next one. */
const MOST = 200;

/**
 * Joins the announcements with the member's wishes. Each episode and group has one row for all members, and enters a
 * list when its member reads it. A look reads the announcements since the last recorded one, however many titles the
 * member follows. If these are too many, the member is brought up to date wish by wish, at most once a minute.
 */
export const catchUp =
  ({ notifications, counters, announcements, events, transaction, clock }: CatchUpDeps): CatchUp =>
  async (memberId) => {
    const look = await announcements.since(memberId, clock.now());
    if (look.due.length === 0 && !(look.behind && look.seen >= WORTH_NOTING)) return look.counters;
    const addDue = async () => {
      const now = clock.now();
      if (!(await counters.lock(memberId, now))) return;
      // Read again under the lock, because another page of the member may already have added them.
      const found = await announcements.since(memberId, now);
      const wishByWish = found.more && found.behind;
      const fresh = wishByWish ? await dueByWishes(memberId, now) : found.due;
      const added = [];
      for (const announcement of fresh.slice(0, MOST)) {
        const one = await add(memberId, announcement, now);
        if (one) added.push(one);
      }
      if (found.behind && fresh.length <= MOST) await announcements.caughtUp(memberId, now);
      if (added.length === 0) return;
      await counters.move(memberId, { count: added.length, unread: added.length }, now);
      await events.notificationsChanged(memberId, added);
    };
    // Events may hold the list for long, as after an import of many comments; a reader does not fail because of that.
    await transaction.run(addDue).catch((error: unknown) => {
      if (!isRowHeld(error)) throw error;
    });
    return counters.of(memberId);

    function add(member: string, { id: causeId, episodeId, translation, at: time }: Announcement, now: Date) {
      const id = notificationId(member, causeId);
      const target = { kind: EPISODE, id: episodeId };
      return notifications.add(
        { id, memberId: member, kind: 'episode', actorId: undefined, causeId, target, translation, time },
        now,
      );
    }

    /** One more than MOST, to know whether more are left. */
    async function dueByWishes(member: string, now: Date): Promise<Announcement[]> {
      const due: Announcement[] = [];
      let wishes: Wish[] = [];
      do {
        wishes = await announcements.wishesAfter(member, wishes.at(-1), WISHES);
        if (wishes.length > 0) due.push(...(await announcements.dueFor(member, wishes, now, MOST + 1)));
      } while (wishes.length === WISHES && due.length <= MOST);
      return due;
    }
  };

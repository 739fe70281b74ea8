import type { Clock } from '@seyir/kit';
import type { Notification } from '../domain/notification.js';
import type { CounterStore, NotificationEvents } from './ports.js';

interface Deps {
  readonly counters: Pick<CounterStore, 'lock' | 'move'>;
  readonly events: NotificationEvents;
  readonly clock: Clock;
}

/** Entries that a change has added, renewed or removed, with what they add to the counters of the list. */
interface ListChange {
  readonly entries: readonly Notification[];
  readonly count: number;
  readonly unread: number;
}

/**
 * Changes a member's list in the running transaction: locks the list, calls `change`, and counts and publishes its result. `change`
 * returns undefined if it has changed nothing. It is not called for an erased member, who has no list.
 */
export const changeList =
  ({ counters, events, clock }: Deps) =>
  async (memberId: string, change: (now: Date) => Promise<ListChange | undefined>): Promise<void> => {
    const now = clock.now();
    if (!(await counters.lock(memberId, now))) return;
    const changed = await change(now);
    if (!changed) return;
    const { entries, count, unread } = changed;
    await counters.move(memberId, { count, unread }, now);
    await events.notificationsChanged(memberId, entries);
  };

export type ChangeList = ReturnType<typeof changeList>;

/** The change of a list by a new entry; undefined without one. */
export const entryAdded = (entry: Notification | undefined): ListChange | undefined =>
  entry && { entries: [entry], count: 1, unread: entry.read ? 0 : 1 };

/** The change of a list by removed entries; undefined without any. */
export const entriesRemoved = (entries: readonly Notification[]): ListChange | undefined => {
  if (entries.length === 0) return undefined;
  return { entries, count: -entries.length, unread: -entries.filter(({ read }) => !read).length };
};

import type { PageQuery } from '@seyir/kit';
import type { Notification } from '../domain/notification.js';
import type { CatchUp } from './catch-up.js';
import { sliceOf } from './page.js';
import type { CounterStore, NotificationStore } from './ports.js';

export interface NotificationPage {
  readonly items: readonly Notification[];
  readonly count: number;
  readonly last: boolean;
  readonly unread: number;
}

interface Deps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly catchUp: CatchUp;
}

/** A page of a member's own notifications, the newest first. */
export const listNotifications =
  ({ notifications, counters, catchUp }: Deps) =>
  async (memberId: string, page: PageQuery | undefined): Promise<NotificationPage> => {
    await catchUp(memberId);
    const { offset, limit } = sliceOf(page);
    const [{ count, activity }, found] = await Promise.all([
      counters.of(memberId),
      // One more than the page tells whether more follows.
      notifications.ofMember(memberId, { offset, limit: limit + 1 }),
    ]);
    const items = found.slice(0, limit);
    return { items, count, last: found.length <= limit, unread: activity.unread };
  };

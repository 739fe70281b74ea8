import { keyPage, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Notification } from '../domain/notification.js';
import type { CatchUp } from './catch-up.js';
import { newestFirst, sizes } from './page.js';
import type { CounterStore, NotificationStore } from './ports.js';

export interface NotificationPage extends KeyPage<Notification> {
  readonly count: number;
  readonly unread: number;
}

interface Deps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly catchUp: CatchUp;
}

/** A page of a member's own notifications, newest first. BAD_INPUT as in keyPage. */
export const listNotifications =
  ({ notifications, counters, catchUp }: Deps) =>
  async (memberId: string, page: KeyPageQuery | undefined): Promise<NotificationPage> => {
    await catchUp(memberId);
    const [{ count, activity }, found] = await Promise.all([
      counters.of(memberId),
      keyPage({ keyset: newestFirst, sizes, page }, (slice) => notifications.ofMember(memberId, slice)),
    ]);
    return { ...found, count, unread: activity.unread };
  };

import { keyPage, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Notification } from '../domain/notification.js';
import type { CatchUp } from './catch-up.js';
import { newestFirst, sizes } from './page.js';
import type { NotificationStore } from './ports.js';

export interface NotificationPage extends KeyPage<Notification> {
  readonly count: number;
  readonly unread: number;
}

interface Deps {
  readonly notifications: NotificationStore;
  readonly catchUp: CatchUp;
}

/** A page of a member's own notifications, newest first. BAD_INPUT as in keyPage. */
export const listNotifications =
  ({ notifications, catchUp }: Deps) =>
  async (memberId: string, page: KeyPageQuery | undefined): Promise<NotificationPage> => {
    const { count, activity } = await catchUp(memberId);
    const found = await keyPage({ keyset: newestFirst, sizes, page }, (slice) =>
      notifications.ofMember(memberId, slice),
    );
    return { ...found, count, unread: activity.unread };
  };

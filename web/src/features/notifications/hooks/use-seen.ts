import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ActivityNowDocument } from '../../../generated/activity-now.js';
import { MarkNotificationsReadDocument } from '../../../generated/mark-notifications-read.js';
import { NotificationsDocument } from '../../../generated/notifications.js';
import type { NotificationsQuery } from '../../../generated/types.js';

type List = NonNullable<NotificationsQuery['notifications']>;
export type Item = List['items'][number];

/**
 * Opening the list marks it as read (product-rules, last section). Returns the ids that were unread before; they stay
 * highlighted while the list is open.
 */
export function useSeen(list: { items: readonly Item[]; unread: number } | undefined): ReadonlySet<string> {
  const [markRead] = useMutation(MarkNotificationsReadDocument, {
    context: { quiet: true },
    update: (cache, { data }) => data && keepRead(cache, data.markNotificationsRead.unread),
  });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = list?.unread ?? 0;
  useEffect(() => {
    if (unread === 0) return;
    const unreadIds = list?.items.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    setFresh((old) => new Set([...old, ...unreadIds]));
    markRead().catch(() => undefined);
    // Runs once per state of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unread]);
  return fresh;
}

/**
 * Writes the unread count to the cache for the bell and the list; seen notifications count as read when they are
 * shown again.
 */
function keepRead(cache: ApolloCache, unread: number): void {
  cache.updateQuery({ query: ActivityNowDocument }, (old) =>
    old?.activity ? { activity: { ...old.activity, unread } } : old,
  );
  cache.updateQuery({ query: NotificationsDocument, variables: { page: 1 } }, (old) => {
    const list = old?.notifications;
    if (!list) return old;
    const items = list.items.map((item) => (unread === 0 ? { ...item, read: true } : item));
    return { notifications: { ...list, items, unread } };
  });
}

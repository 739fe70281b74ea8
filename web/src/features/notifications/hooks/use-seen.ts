import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MarkNotificationsReadDocument } from '../../../generated/mark-notifications-read.js';
import type { NotificationsQuery } from '../../../generated/types.js';

type List = NonNullable<NotificationsQuery['notifications']>;
export type Item = List['items'][number];

/**
 * Seen means read: whoever opens a list has read it (product-rules, last section). Answers which were unread then; they
 * stay marked as new for as long as the list is open.
 */
export function useSeen(
  list: Pick<List, 'items' | 'unread'> | undefined,
  onRead?: (unread: number) => void,
): ReadonlySet<string> {
  const [markRead] = useMutation(MarkNotificationsReadDocument, { context: { quiet: true } });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = list?.unread ?? 0;
  useEffect(() => {
    if (unread === 0) return;
    const unreadIds = list?.items.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    setFresh((old) => new Set([...old, ...unreadIds]));
    markRead().then(
      ({ data: answer }) => onRead?.(answer?.markNotificationsRead.unread ?? 0),
      () => undefined,
    );
    // The marks are set once for each state of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unread]);
  return fresh;
}

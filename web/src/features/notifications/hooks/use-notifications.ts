import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { NotificationsDocument } from '../../../generated/notifications.js';
import { notificationTexts } from '../texts.js';
import type { Item } from './use-seen.js';

export const PAGE_SIZE = 20;

interface Notifications {
  /** Undefined until the first page is loaded. */
  items: readonly Item[] | undefined;
  unread: number;
  failed: boolean;
  last: boolean;
  /** Whether a further page was requested. */
  turned: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The first page, reloaded on each new notification, and the further pages that were loaded. */
export function useNotifications(isMember: boolean): Notifications {
  const toast = useToast();
  const { data, error, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    skip: !isMember,
  });
  const [turned, setTurned] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const list = data?.notifications;

  const loadMore = () => {
    setLoadingMore(true);
    const page = Math.floor((list?.items.length ?? 0) / PAGE_SIZE) + 1;
    fetchMore({ variables: { page, cursor: list?.nextCursor ?? null } })
      .then(
        () => setTurned(true),
        () => toast.show({ text: notificationTexts.moreFailed, tone: 'error', onRetry: loadMore }),
      )
      .finally(() => setLoadingMore(false));
  };
  return {
    items: list?.items,
    unread: list?.unread ?? 0,
    failed: !list && error !== undefined,
    last: list?.last ?? true,
    turned,
    loadingMore,
    loadMore,
    retry: () => void refetch().catch(() => undefined),
  };
}

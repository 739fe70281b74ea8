import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { NotificationsDocument } from '../../../generated/notifications.js';
import { notificationTexts } from '../texts.js';
import type { Item } from './use-seen.js';

const PAGE_SIZE = 20;

interface Notifications {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined;
  unread: number;
  failed: boolean;
  last: boolean;
  /** Whether a further page was asked for. */
  turned: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The first page, read anew when something happens, and those that were loaded below it; each entry once. */
export function useNotifications(isMember: boolean): Notifications {
  const client = useApolloClient();
  const toast = useToast();
  const { data, error, refetch } = useQuery(NotificationsDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    skip: !isMember,
  });
  const [below, setBelow] = useState<{ items: readonly Item[]; last: boolean }>();
  const [loadingMore, setLoadingMore] = useState(false);
  const first = data?.notifications;
  const byId = new Map([...(first?.items ?? []), ...(below?.items ?? [])].map((item) => [item.id, item]));

  const loadMore = () => {
    setLoadingMore(true);
    // What came meanwhile has moved the rest down: the page that holds the next entry, whole.
    const page = Math.floor(byId.size / PAGE_SIZE) + 1;
    client
      .query({ query: NotificationsDocument, variables: { page }, fetchPolicy: 'network-only' })
      .then(
        ({ data: more }) => {
          const { items = [], last = true } = more?.notifications ?? {};
          setBelow((old) => ({ items: [...(old?.items ?? []), ...items], last }));
        },
        () => toast.show({ text: notificationTexts.moreFailed, tone: 'error', onRetry: loadMore }),
      )
      .finally(() => setLoadingMore(false));
  };
  return {
    items: first ? [...byId.values()] : undefined,
    unread: first?.unread ?? 0,
    failed: !first && error !== undefined,
    last: below?.last ?? first?.last ?? true,
    turned: below !== undefined,
    loadingMore,
    loadMore,
    retry: () => void refetch().catch(() => undefined),
  };
}

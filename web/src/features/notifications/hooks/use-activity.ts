import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { ActivityDocument } from '../../../generated/activity.js';
import { ActivityNowDocument } from '../../../generated/activity-now.js';
import type { LiveContext } from '../../../lib/live-context.js';

/** Polling interval (specification, section 9). */
const POLL_MS = 10_000;

interface Activity {
  unread: number;
  revision: number;
}

/**
 * The number of unread notifications, updated live; 0 until the first live message. Without a live connection it polls every 10 s
 * while the page is visible, and ignores errors.
 * @param polling false on the page of a room
 * @param onPoll called at each poll, to update other data too; must be stable between renders
 */
export function useActivity(polling: boolean, onPoll?: () => void): number {
  const client = useApolloClient();
  const { data: known } = useQuery(ActivityNowDocument, { fetchPolicy: 'cache-only' });
  // True after the first message, because an open connection does not prove that the subscription was accepted.
  const [isLive, setLive] = useState(false);
  const last = useCallback(
    () => client.readQuery({ query: ActivityNowDocument })?.activity ?? undefined,
    [client],
  );
  const compare = useCallback(
    (before: Activity | undefined, after: Activity) => {
      if (before?.revision === after.revision && before.unread === after.unread) return;
      // Reloads the list if it is open; a closed one loads when it opens. The query is given by name, because its document would be
      // part of every first load.
      client.refetchQueries({ include: ['Notifications'] }).catch(() => undefined);
    },
    [client],
  );
  // `useSubscription` would add a kilobyte to every first load.
  useEffect(() => {
    const lost = () => setLive(false);
    const context: LiveContext = { onLost: lost };
    const following = client.subscribe({ query: ActivityDocument, context: { ...context } }).subscribe({
      next: ({ data }) => {
        setLive(data != null);
        if (!data) return;
        const before = last();
        client.writeQuery({ query: ActivityNowDocument, data });
        compare(before, data.activity);
      },
      error: lost,
      complete: lost,
    });
    return () => following.unsubscribe();
  }, [client, last, compare]);
  useEffect(() => {
    if (!polling || isLive) return;
    const poll = () => {
      if (document.hidden) return;
      onPoll?.();
      const before = last();
      client.query({ query: ActivityNowDocument, fetchPolicy: 'network-only' }).then(
        ({ data }) => data?.activity && compare(before, data.activity),
        () => undefined,
      );
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [client, isLive, polling, last, compare, onPoll]);
  return known?.activity?.unread ?? 0;
}

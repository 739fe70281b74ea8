import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ActivityDocument } from '../../../generated/activity.js';
import { ActivityNowDocument } from '../../../generated/activity-now.js';
import { NotificationsDocument } from '../../../generated/notifications.js';

/** Specification, section 9. */
const POLL_MS = 10_000;

interface Activity {
  unread: number;
  revision: number;
}

/**
 * How many notifications a member has not read, as it changes; 0 until the first word of the live connection. Besides,
 * it is asked for each 10 s while the page is seen, in silence: a connection that hangs is not noticed by itself.
 * @param polling false on a room's page.
 */
export function useActivity(polling: boolean): { unread: number; setUnread: (unread: number) => void } {
  const client = useApolloClient();
  const [unread, setUnread] = useState(0);
  const known = useRef<Activity>(undefined);
  const take = useCallback(
    (activity: Activity) => {
      const { current } = known;
      if (current?.revision === activity.revision && current.unread === activity.unread) return;
      known.current = activity;
      setUnread(activity.unread);
      // An open list reads itself anew; a closed one does when it opens.
      client.refetchQueries({ include: [NotificationsDocument] }).catch(() => undefined);
    },
    [client],
  );
  useSubscription(ActivityDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) take(data.activity);
    },
  });
  useEffect(() => {
    if (!polling) return;
    const poll = () => {
      if (document.hidden) return;
      client.query({ query: ActivityNowDocument, fetchPolicy: 'network-only' }).then(
        ({ data }) => data?.activity && take(data.activity),
        () => undefined,
      );
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [client, polling, take]);
  return { unread, setUnread };
}

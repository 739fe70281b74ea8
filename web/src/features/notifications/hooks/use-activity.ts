import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ActivityDocument } from '../../../generated/activity.js';
import { NotificationsDocument } from '../../../generated/notifications.js';
import { useViewer } from '../../../lib/viewer.js';

/** How many notifications are unread, as it changes; `initial` until the first word of the live connection. */
export function useActivity(initial: number): { unread: number; setUnread: (unread: number) => void } {
  const viewer = useViewer();
  const client = useApolloClient();
  const member = viewer.state === 'member';
  const [unread, setUnread] = useState(initial);
  useEffect(() => setUnread(initial), [initial]);
  useSubscription(ActivityDocument, {
    skip: !member,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setUnread(data.activity.unread);
      // An open list reads itself anew; a closed one does when it opens.
      client.refetchQueries({ include: [NotificationsDocument] }).catch(() => undefined);
    },
  });
  return { unread: member ? unread : 0, setUnread };
}

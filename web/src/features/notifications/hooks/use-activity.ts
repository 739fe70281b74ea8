import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { ActivityDocument } from '../../../generated/activity.js';
import { NotificationsDocument } from '../../../generated/notifications.js';

/** How many notifications a member has not read, as it changes; 0 until the first word of the live connection. */
export function useActivity(): { unread: number; setUnread: (unread: number) => void } {
  const client = useApolloClient();
  const [unread, setUnread] = useState(0);
  useSubscription(ActivityDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setUnread(data.activity.unread);
      // An open list reads itself anew; a closed one does when it opens.
      client.refetchQueries({ include: [NotificationsDocument] }).catch(() => undefined);
    },
  });
  return { unread, setUnread };
}

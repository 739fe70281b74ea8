import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { Skeleton } from '../components/ui/skeleton.js';
import { useActivity } from '../features/notifications/hooks/use-activity.js';
import { Bell } from '../features/shell/components/bell.js';
import { late } from '../components/lazy-open.js';

const NotificationList = late(() => import('../features/notifications/components/notification-list.js'));

const ignore = () => undefined;

/** The header's bell with the data of the notifications feature. */
export function SiteBell() {
  const { key, pathname } = useLocation();
  const client = useApolloClient();
  const onPoll = useCallback(
    // A separate chunk, so that its code is not part of every first load.
    () =>
      void import('../features/follow/poll-friends.js').then(
        ({ pollFriends }) => pollFriends(client),
        ignore,
      ),
    [client],
  );
  const unread = useActivity(!pathname.startsWith('/oda/'), onPoll);
  return (
    // Following a notification closes its panel.
    <Bell key={key} count={unread}>
      <NotificationList standIn={<Skeleton className="h-40 rounded-xl" />} />
    </Bell>
  );
}

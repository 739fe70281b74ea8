import { useLocation } from 'react-router';
import { Skeleton } from '../components/ui/skeleton.js';
import { useActivity } from '../features/notifications/hooks/use-activity.js';
import { Bell } from '../features/shell/components/bell.js';
import { late } from '../lib/lazy-open.js';

const NotificationList = late(() => import('../features/notifications/components/notification-list.js'));

/** The header's bell with what the notifications feature knows. */
export function SiteBell() {
  const { key, pathname } = useLocation();
  const { unread, setUnread } = useActivity(!pathname.startsWith('/oda/'));
  return (
    // Whoever follows a notification leaves its panel behind.
    <Bell key={key} count={unread}>
      <NotificationList onRead={setUnread} standIn={<Skeleton className="h-40 rounded-xl" />} />
    </Bell>
  );
}

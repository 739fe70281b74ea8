import { NotificationsPage } from '../../features/notifications/components/notifications-page.js';

export default function NotificationsRoute() {
  return <NotificationsPage />;
}

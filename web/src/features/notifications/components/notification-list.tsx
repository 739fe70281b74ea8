import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { NotificationsDocument } from '../../../generated/notifications.js';
import { PAGE_SIZE } from '../hooks/use-notifications.js';
import { useSeen } from '../hooks/use-seen.js';
import { notificationTexts } from '../texts.js';
import { NotificationItems } from './notification-items.js';

/** The list under the bell: the newest notifications and a link to all. */
export default function NotificationList() {
  const { data, error, refetch } = useQuery(NotificationsDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.notifications ?? undefined;
  const fresh = useSeen(list);
  const items = list?.items.slice(0, PAGE_SIZE);
  if (!items && error)
    return (
      <ErrorState
        title={notificationTexts.failedTitle}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!items)
    return (
      <div aria-busy="true" className="grid gap-2">
        {[0, 1, 2].map((i) => (
          <Skeleton key={i} className="h-16 rounded-xl" />
        ))}
      </div>
    );
  if (items.length === 0)
    return <EmptyState icon="bell" title={notificationTexts.emptyTitle} hint={notificationTexts.emptyHint} />;
  return (
    <>
      <NotificationItems items={items} fresh={fresh} className="-mx-2 max-h-[26rem] overflow-y-auto" />
      <Link to="/bildirimler" className={buttonClasses('quiet', 'sm', 'mt-3 w-full')}>
        {notificationTexts.all}
      </Link>
    </>
  );
}

import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { useLogin } from '../../../lib/login.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { useNotifications } from '../hooks/use-notifications.js';
import { useSeen } from '../hooks/use-seen.js';
import { notificationTexts } from '../texts.js';
import { NotificationItems } from './notification-items.js';

/** All notifications of a member, page by page. */
export function NotificationsPage() {
  const viewer = useViewer();
  return (
    <div className="page grid max-w-3xl gap-6 pt-10 pb-16">
      <PageHead
        title={notificationTexts.title}
        description={notificationTexts.description}
        path="/bildirimler"
        noindex
      />
      <h1 className="text-3xl">{notificationTexts.title}</h1>
      {viewer.state === 'visitor' ? <Invitation /> : <List isMember={viewer.state === 'member'} />}
    </div>
  );
}

function Invitation() {
  const { signIn } = useLogin();
  return (
    <EmptyState
      icon="bell"
      title={notificationTexts.visitorTitle}
      hint={notificationTexts.visitorHint}
      action={<Button onClick={() => void signIn()}>{notificationTexts.signIn}</Button>}
    />
  );
}

function List({ isMember }: { isMember: boolean }) {
  const { items, unread, failed, last, turned, loadingMore, loadMore, retry } = useNotifications(isMember);
  const fresh = useSeen(items && { items, unread });
  if (failed) return <ErrorState title={notificationTexts.failedTitle} onRetry={retry} />;
  if (!items)
    return (
      <div aria-busy="true" className="grid gap-2">
        {[0, 1, 2, 3, 4].map((i) => (
          <Skeleton key={i} className="h-18 rounded-xl" />
        ))}
      </div>
    );
  if (items.length === 0)
    return <EmptyState icon="bell" title={notificationTexts.emptyTitle} hint={notificationTexts.emptyHint} />;
  return (
    <>
      <NotificationItems items={items} fresh={fresh} className="sm:-mx-2.5" />
      {(!last || turned) && (
        <div className="grid justify-items-center">
          {last ? (
            <p className="text-muted">{notificationTexts.noMore}</p>
          ) : (
            <Button variant="quiet" loading={loadingMore} onClick={loadMore}>
              {notificationTexts.more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

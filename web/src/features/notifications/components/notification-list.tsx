import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { classes } from '../../../components/ui/classes.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { MarkNotificationsReadDocument } from '../../../generated/mark-notifications-read.js';
import { NotificationsDocument } from '../../../generated/notifications.js';
import { notificationTexts } from '../texts.js';

interface Props {
  /** Told what is left unread once the list was seen. */
  onRead: (unread: number) => void;
}

/** What happened, the newest first. Seen means read: opening the list marks all (product-rules, last section). */
export default function NotificationList({ onRead }: Props) {
  const { data, error, refetch } = useQuery(NotificationsDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const [markRead] = useMutation(MarkNotificationsReadDocument, { context: { quiet: true } });
  const unread = data?.notifications?.unread ?? 0;
  // Marked as read, what is new stays marked as new for as long as the list is open.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (unread === 0) return;
    const unreadIds = data?.notifications?.items.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    setFresh((old) => new Set([...old, ...unreadIds]));
    markRead().then(
      ({ data: answer }) => onRead(answer?.markNotificationsRead.unread ?? 0),
      () => undefined,
    );
    // The marks are set once for each state of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unread]);
  const items = data?.notifications?.items;
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
    <ol className="-mx-2 grid max-h-[28rem] gap-1 overflow-y-auto">
      {items.map(({ id, actor, text, path, time }) => {
        const isNew = fresh.has(id);
        const name = actor?.name ?? notificationTexts.someone;
        return (
          <li key={id}>
            <Link
              to={path ?? '#'}
              className={classes(
                'grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-xl p-2.5 hover:bg-line',
                isNew && 'bg-accent/12',
              )}
            >
              <Avatar name={name} src={actor?.avatar ?? undefined} />
              <span className="grid">
                <span>
                  <strong className="font-semibold">{name}</strong> {text}
                  {isNew && <span className="sr-only"> ({notificationTexts.unread})</span>}
                </span>
                <span className="text-sm text-muted">
                  <TimeAgo at={time} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

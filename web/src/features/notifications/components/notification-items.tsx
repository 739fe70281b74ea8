import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import type { Item } from '../hooks/use-seen.js';
import { notificationTexts } from '../texts.js';

interface Props {
  items: readonly Item[];
  fresh: ReadonlySet<string>;
  className?: string;
}

/** The notifications, newest first; each links to its subject. */
export function NotificationItems({ items, fresh, className }: Props) {
  return (
    <ol className={classes('grid gap-1', className)}>
      {items.map((item) => (
        <li key={item.id}>
          <Entry item={item} isNew={fresh.has(item.id)} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ item: { kind, shown, time }, isNew }: { item: Item; isNew: boolean }) {
  const { heading, text, image, path } = shown;
  const look = classes(
    'grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-xl p-2.5',
    path && 'hover:bg-line',
    isNew && 'bg-accent/12',
  );
  const content = (
    <>
      {(kind === 'EPISODE' || kind === 'TOPIC_POSTS') && image ? (
        <img
          src={image}
          alt=""
          width={40}
          height={56}
          loading="lazy"
          className="h-14 w-10 rounded-md object-cover"
        />
      ) : kind === 'BADGE' ? (
        <span className="grid size-10 place-items-center rounded-full bg-saffron/20 text-saffron-text">
          <Icon name="star" solid />
        </span>
      ) : (
        <Avatar name={heading} src={image ?? undefined} />
      )}
      <span className="grid content-center">
        <span>
          <strong className="font-semibold">{heading}</strong> {text}
          {isNew && <span className="sr-only"> ({notificationTexts.unread})</span>}
        </span>
        <span className="text-sm text-muted">
          <TimeAgo at={time} />
        </span>
      </span>
    </>
  );
  if (!path) return <div className={look}>{content}</div>;
  return (
    <Link to={path} className={look}>
      {content}
    </Link>
  );
}

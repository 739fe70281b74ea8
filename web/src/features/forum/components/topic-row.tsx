import { Link } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import type { IconName } from '../../../components/ui/icon-paths.js';
import { Poster } from '../../../components/ui/poster.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import type { TopicCategory } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { formatCompact } from '../../../lib/turkish.js';
import { forumTexts } from '../texts.js';
import { postPlace, shownTitle, type TopicRow as Topic, unreadIn } from '../topic.js';

const icons: Readonly<Record<TopicCategory, IconName>> = {
  GENERAL: 'comment',
  SERIES: 'series',
  ANIME: 'anime',
  MOVIES: 'film',
  SUGGESTIONS: 'star',
  ANNOUNCEMENTS: 'bell',
};

/** A topic in a list. A link covers the row, and the number of unread posts links to the first unread one. */
export function TopicRow({ topic }: { topic: Topic }) {
  const { path, category, about, author, lastAuthor, postCount, activeAt, state } = topic;
  const unread = unreadIn(topic);
  const writer = lastAuthor ?? author;
  return (
    <li className="relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 transition-colors hover:bg-raised sm:px-4">
      <Picture topic={topic} />
      <div className="min-w-0">
        <h3 className="flex min-w-0 items-center gap-2 text-base">
          {topic.pinned && <Mark icon="bookmark" label={forumTexts.pinned} className="text-saffron-text" />}
          {topic.locked && <Mark icon="lock" label={forumTexts.locked} className="text-muted" />}
          <Link
            to={path}
            className={classes(
              'line-clamp-2 min-w-0 break-words after:absolute after:inset-0 sm:line-clamp-1',
              topic.title ? 'font-semibold' : 'pr-1 font-normal text-muted italic',
            )}
          >
            {shownTitle(topic)}
          </Link>
        </h3>
        <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-muted">
          {topic.spoiler.kind !== 'NONE' && (
            <span className="font-semibold text-pomegranate-text">{forumTexts.spoiler}</span>
          )}
          <span>{about?.name ?? forumTexts.categories[category]}</span>
          <span aria-hidden="true">·</span>
          <span className="max-w-40 truncate">{writer?.name ?? forumTexts.gone}</span>
          <TimeAgo at={activeAt} />
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        {unread > 0 && (
          <Link
            to={postPlace(path, (state?.readNumber ?? 0) + 1)}
            aria-label={`${shownTitle(topic)}: ${forumTexts.unreadLabel(unread)}`}
            className="relative z-10"
          >
            <Badge tone="new">{forumTexts.unread(unread)}</Badge>
          </Link>
        )}
        <span className="tabular inline-flex items-center gap-1.5 text-sm text-muted">
          <Icon name="comment" size={16} />
          <span aria-hidden="true">{formatCompact(postCount)}</span>
          <span className="sr-only">{forumTexts.posts(postCount)}</span>
        </span>
      </div>
    </li>
  );
}

/** Shown for 7 days in the old category of a moved topic. */
export function MovedRow({ topic }: { topic: Topic }) {
  return (
    <li className="relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-3 py-2 text-muted hover:bg-raised sm:px-4">
      <span className="grid size-11 place-items-center">
        <Icon name="right" size={20} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base">
          <Link to={topic.path} className="line-clamp-1 font-normal break-words after:absolute after:inset-0">
            {shownTitle(topic)}
          </Link>
        </h3>
        <p className="text-sm">{forumTexts.moved(forumTexts.categories[topic.category])}</p>
      </div>
    </li>
  );
}

function Mark({ icon, label, className }: { icon: IconName; label: string; className: string }) {
  return (
    <span className={className} title={label}>
      <Icon name={icon} size={16} solid={icon === 'bookmark'} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

function Picture({ topic: { about, category } }: { topic: Topic }) {
  const picture = posterPicture(about?.poster);
  if (about && picture)
    return (
      <div className="w-9 overflow-hidden rounded-md" aria-hidden="true">
        <Poster title={about.name} picture={picture} sizes="36px" className="rounded-md" />
      </div>
    );
  return (
    <span aria-hidden="true" className="grid h-12 w-9 place-items-center rounded-md bg-raised text-muted">
      <Icon name={icons[category]} size={20} />
    </span>
  );
}

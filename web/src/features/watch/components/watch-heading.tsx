import { Link } from 'react-router';
import { AgeMark } from '../../../components/ui/age-mark.js';
import { ageRating } from '../../../lib/age-rating.js';
import { longDate } from '../../../lib/turkish.js';
import { watchTexts } from '../texts.js';
import type { WatchedPage } from '../watched-page.js';

/** The title, season and episode number, and the episode's name. */
export function WatchHeading({ page }: { page: WatchedPage }) {
  const { title, episode } = page;
  const film = title.kind === 'MOVIE';
  const age = ageRating(title.ageMark);
  return (
    <div className="grid min-w-0 gap-2">
      <h1 className="text-2xl">
        <Link to={title.path} className="hover:text-accent-text">
          {title.name}
        </Link>
        {!film && (
          // On phones this and the date have lines of their own: beside a name they fit in some fonts only, and would jump.
          <span className="ml-3 font-sans text-lg font-semibold text-muted max-sm:ml-0 max-sm:block">
            {watchTexts.place(episode.season, episode.number)}
          </span>
        )}
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {age && <AgeMark rating={age} />}
        {!film && episode.name && <span className="font-semibold text-text">{episode.name}</span>}
        {episode.releasedAt && (
          <time dateTime={episode.releasedAt} className="max-sm:basis-full">
            {longDate(new Date(episode.releasedAt))}
          </time>
        )}
      </p>
      {episode.description && <p className="max-w-prose text-muted">{episode.description}</p>}
    </div>
  );
}

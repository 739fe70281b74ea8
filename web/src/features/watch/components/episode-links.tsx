import { Link } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { Icon } from '../../../components/ui/icon.js';
import { watchTexts } from '../texts.js';
import type { WatchedPage } from '../watched-page.js';

/** Links to the previous episode, the next one, and all of them. */
export function EpisodeLinks({ page }: { page: WatchedPage }) {
  const { previous, next, title } = page;
  if (title.kind === 'MOVIE') return null;
  return (
    <nav aria-label={watchTexts.otherEpisodes} className="flex flex-wrap gap-2">
      {previous?.path && (
        <Link to={previous.path} className={buttonClasses('quiet', 'sm')}>
          <Icon name="left" size={16} />
          {watchTexts.previous}
        </Link>
      )}
      <Link to={title.path} className={buttonClasses('outline', 'sm')}>
        {watchTexts.all}
      </Link>
      {next?.path && (
        <Link to={next.path} className={buttonClasses('quiet', 'sm')}>
          {watchTexts.next}
          <Icon name="right" size={16} />
        </Link>
      )}
    </nav>
  );
}

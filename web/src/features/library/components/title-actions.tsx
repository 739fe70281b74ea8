import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { lazyOpen } from '../../../components/lazy-open.js';
import { useSeasonWatched, useTitleMarks } from '../../library-marks/use-library.js';
import { titleTexts } from '../title-texts.js';
import type { ScorePanelProps } from '../../library-marks/score-panel.js';
import { ScoreButton } from './score-button.js';

const ScorePanel = lazyOpen<ScorePanelProps>(() => import('../../library-marks/score-panel.js'));

interface Props {
  titleId: string;
  /** A film has no episodes to follow: it has the watched box in the place of the follow button. */
  film: boolean;
  /** The button of the menu with the other actions. */
  more?: ReactNode;
}

/**
 * The buttons of a title: watch list, score, follow or watched, and the others in a menu. The line of the follower count keeps its
 * height, and each button its width in both states, so that a member's marks move nothing.
 */
export function TitleActions({ titleId, film, more }: Props) {
  const { marks, toggle, score } = useTitleMarks(titleId);
  const { inWatchList = false, followed = false, followerCount = 0 } = marks ?? {};
  const own = marks?.score ?? null;
  const listState = inWatchList ? titleTexts.added : titleTexts.add;
  return (
    <div role="group" aria-label={titleTexts.group} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          variant="quiet"
          aria-label={titleTexts.addTo(listState)}
          title={titleTexts.addTo(listState)}
          onClick={() => toggle('WATCH_LIST')}
          className="min-w-29"
        >
          <Icon name={inWatchList ? 'check' : 'bookmark'} size={18} />
          {listState}
        </Button>
        <ScorePanel
          own={own}
          onScore={score}
          trigger={<ScoreButton own={own} />}
          button={(handlers) => <ScoreButton own={own} {...handlers} />}
        />
        {film ? (
          <FilmWatched titleId={titleId} />
        ) : (
          <Button
            variant={followed ? 'outline' : 'quiet'}
            onClick={() => toggle('FOLLOWED')}
            className="min-w-36"
          >
            <Icon name="bell" size={18} solid={followed} />
            {followed ? titleTexts.following : titleTexts.follow}
          </Button>
        )}
        {more}
      </div>
      <p className="tabular min-h-5 text-sm text-muted">
        {followerCount > 0 && titleTexts.followers(followerCount)}
      </p>
    </div>
  );
}

/** A film is a title with one season of one episode. */
function FilmWatched({ titleId }: { titleId: string }) {
  const { watched = false, set } = useSeasonWatched(titleId, 1);
  return (
    <Button
      variant={watched ? 'outline' : 'quiet'}
      aria-pressed={watched}
      onClick={() => set(!watched)}
      className="min-w-29"
    >
      <Icon name={watched ? 'check' : 'eye'} size={18} />
      {titleTexts.watchedFilm}
    </Button>
  );
}

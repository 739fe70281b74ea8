import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { lazyOpen } from '../../../components/lazy-open.js';
import { useSeasonWatched, useTitleMarks } from '../../library-marks/use-library.js';
import { titleTexts } from '../title-texts.js';
import type { ScorePanelProps } from '../../library-marks/score-panel.js';
import { ScoreButton } from './score-button.js';

const ScorePanel = lazyOpen<ScorePanelProps>(() => import('../../library-marks/score-panel.js'));

interface Props {
  titleId: string;
  /** For a film, the watched box is here. */
  film: boolean;
}

/** The buttons of a title: watch list, favourite, follow. They use the dark colours in both themes. */
export function TitleActions({ titleId, film }: Props) {
  const { marks, toggle, score } = useTitleMarks(titleId);
  const { inWatchList = false, favourite = false, followed = false, followerCount = 0 } = marks ?? {};
  const own = marks?.score ?? null;
  const listState = inWatchList ? titleTexts.added : titleTexts.add;
  return (
    <div role="group" aria-label={titleTexts.group} className="flex flex-wrap items-center gap-2.5">
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
      <IconButton
        icon="heart"
        label={titleTexts.favourite}
        solid={favourite}
        aria-pressed={favourite}
        onClick={() => toggle('FAVOURITE')}
        className={classes('bg-raised hover:bg-line', favourite && 'text-pomegranate-text')}
      />
      <Button
        variant={followed ? 'outline' : 'quiet'}
        onClick={() => toggle('FOLLOWED')}
        className="min-w-36"
      >
        <Icon name="bell" size={18} solid={followed} />
        {followed ? titleTexts.following : titleTexts.follow}
      </Button>
      <ScorePanel
        own={own}
        onScore={score}
        trigger={<ScoreButton own={own} />}
        button={(handlers) => <ScoreButton own={own} {...handlers} />}
      />
      {film && <FilmWatched titleId={titleId} />}
      {followerCount > 0 && (
        <span className="tabular text-sm text-muted max-sm:sr-only">
          {titleTexts.followers(followerCount)}
        </span>
      )}
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

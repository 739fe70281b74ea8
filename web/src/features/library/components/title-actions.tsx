import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { useSeasonWatched, useTitleMarks } from '../../library-marks/use-library.js';
import { libraryTexts } from '../texts.js';

interface Props {
  titleId: string;
  /** A film is watched in one go: its box stands here. */
  film: boolean;
}

/** What a member keeps of a title: on the list, favourite, followed. On the night of a title's page in both themes. */
export function TitleActions({ titleId, film }: Props) {
  const { marks, toggle } = useTitleMarks(titleId);
  const { inWatchList = false, favourite = false, followed = false, followerCount = 0 } = marks ?? {};
  const listState = inWatchList ? libraryTexts.added : libraryTexts.add;
  return (
    <div role="group" aria-label={libraryTexts.title} className="flex flex-wrap items-center gap-2.5">
      <Button
        variant="quiet"
        aria-label={libraryTexts.addTo(listState)}
        title={libraryTexts.addTo(listState)}
        onClick={() => toggle('WATCH_LIST')}
        className="min-w-29"
      >
        <Icon name={inWatchList ? 'check' : 'bookmark'} size={18} />
        {listState}
      </Button>
      <IconButton
        icon="heart"
        label={libraryTexts.favourite}
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
        {followed ? libraryTexts.following : libraryTexts.follow}
      </Button>
      {film && <FilmWatched titleId={titleId} />}
      {followerCount > 0 && (
        <span className="tabular text-sm text-muted max-sm:sr-only">
          {libraryTexts.followers(followerCount)}
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
      {libraryTexts.watchedFilm}
    </Button>
  );
}

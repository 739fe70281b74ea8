import { Link } from 'react-router';
import { Badge } from '../../../../components/ui/badge.js';
import { classes } from '../../../../components/ui/classes.js';
import { LazyImage } from '../../../../components/ui/lazy-image.js';
import { ProgressBar } from '../../../../components/ui/progress-bar.js';
import { useNow } from '../../../../components/ui/use-now.js';
import type {
  PositionFieldsFragment,
  SeasonEpisodeFragment,
  TranslationKind,
} from '../../../../generated/types.js';
import { EpisodeMark } from '../../../library-marks/marks.js';
import { useEpisodeWatched } from '../../../library-marks/use-library.js';
import { backdropPicture } from '../../../../lib/pictures.js';
import { longDate } from '../../../../lib/turkish.js';
import { shareOf } from '../../progress.js';
import { catalogueTexts } from '../../texts.js';
import { titlePageTexts } from '../../title-page-texts.js';

interface Props {
  episode: SeasonEpisodeFragment;
  titleId: string;
  backdrop: string | null;
  /** Address of the link while the episode has none. */
  fallback: string;
  position: PositionFieldsFragment | undefined;
  /** Absent in the list of one translator group, whose heading names its translation. */
  translations?: readonly TranslationKind[] | null;
}

/** The list of a season's episodes: rows on phones, two columns on tablets and three on wide screens. */
export const episodeGrid = 'grid gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3';

/**
 * An episode on its title's page: still, number, name, date and length, two lines of its summary, the
 * member's progress, and whether it has subtitles or is dubbed.
 */
export function SeasonEpisode(props: Props) {
  const { episode, titleId, backdrop, fallback, position, translations } = props;
  const now = useNow(60_000);
  const { number, name, description, durationSeconds, releasedAt, image, path } = episode;
  const toCome = Boolean(now && releasedAt && Date.parse(releasedAt) > now.getTime());
  const { watched = position?.watched ?? false } = useEpisodeWatched(episode.id, titleId, episode.season);
  const share = position && !watched ? shareOf(position) : undefined;
  const label = catalogueTexts.episode(number);
  const facts = [
    ...(releasedAt ? [longDate(new Date(releasedAt))] : []),
    ...(durationSeconds && !toCome ? [catalogueTexts.minutes(durationSeconds)] : []),
  ];
  const picture = backdropPicture(image ?? backdrop);
  return (
    <article
      data-number={number}
      className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)] sm:content-start"
    >
      <div className="relative aspect-video overflow-hidden rounded-xl bg-line">
        {picture && (
          <LazyImage
            {...picture}
            alt=""
            width={640}
            height={360}
            className={classes(
              'aspect-video w-full object-cover transition-opacity',
              watched && 'opacity-55',
            )}
          />
        )}
        {toCome && (
          <Badge tone="new" className="pointer-events-none absolute top-1.5 left-1.5">
            {titlePageTexts.soon}
          </Badge>
        )}
        {share !== undefined && (
          <div className="absolute inset-x-1.5 bottom-1.5">
            <ProgressBar share={share} />
          </div>
        )}
      </div>
      <div className={classes('min-w-0', now && !toCome && 'max-sm:pr-9')}>
        <h4 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <Link
            to={path ?? fallback}
            className="outline-none after:absolute after:inset-0 after:rounded-xl group-hover:text-accent-text focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {label}
          </Link>
        </h4>
        {name && <p className="line-clamp-1 font-medium">{name}</p>}
        {facts.length > 0 && <p className="tabular text-sm text-muted">{facts.join(' · ')}</p>}
        {translations && (
          <p className="mt-1 flex gap-1.5">
            {translations.map((kind) => (
              <Badge key={kind}>{titlePageTexts.translations[kind]}</Badge>
            ))}
          </p>
        )}
        {description && <p className="mt-1 line-clamp-2 text-sm text-muted">{description}</p>}
      </div>
      {now && !toCome && (
        <div className="absolute -top-1 -right-1 sm:top-0.5 sm:right-0.5">
          <EpisodeMark episode={episode} titleId={titleId} name={label} />
        </div>
      )}
    </article>
  );
}

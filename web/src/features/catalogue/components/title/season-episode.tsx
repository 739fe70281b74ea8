import { Badge } from '../../../../components/ui/badge.js';
import { EpisodeCard } from '../../../../components/ui/episode-card.js';
import { useNow } from '../../../../components/ui/use-now.js';
import type { PositionFieldsFragment, SeasonEpisodeFragment } from '../../../../generated/types.js';
import { EpisodeMark } from '../../../library-marks/marks.js';
import { useEpisodeWatched } from '../../../library-marks/use-library.js';
import { backdropPicture } from '../../../../lib/pictures.js';
import { shareOf } from '../../progress.js';
import { catalogueTexts } from '../../texts.js';

interface Props {
  episode: SeasonEpisodeFragment;
  titleId: string;
  backdrop: string | null;
  /** Where the card leads while the episode has no address. */
  fallback: string;
  position: PositionFieldsFragment | undefined;
}

/** An episode of its title's own page: the number first. */
export function SeasonEpisode({ episode, titleId, backdrop, fallback, position }: Props) {
  const now = useNow(60_000);
  const { number, name, durationSeconds, releasedAt, image, path } = episode;
  const toCome = Boolean(now && releasedAt && Date.parse(releasedAt) > now.getTime());
  const { watched = position?.watched ?? false } = useEpisodeWatched(episode.id, titleId, episode.season);
  const share = position && !watched ? shareOf(position) : undefined;
  return (
    <div className="relative" data-number={number}>
      <EpisodeCard
        to={path ?? fallback}
        title={catalogueTexts.episode(number)}
        meta={name}
        picture={backdropPicture(image ?? backdrop)}
        watched={watched}
        {...(now &&
          !toCome && {
            mark: <EpisodeMark episode={episode} titleId={titleId} name={catalogueTexts.episode(number)} />,
          })}
        progress={share}
        {...(durationSeconds && !toCome && { length: catalogueTexts.minutes(durationSeconds) })}
      />
      {toCome && (
        <Badge tone="new" className="pointer-events-none absolute top-2 left-2">
          {catalogueTexts.soon}
        </Badge>
      )}
    </div>
  );
}

import { EpisodeCard } from '../../../components/ui/episode-card.js';
import { useNow } from '../../../components/ui/use-now.js';
import type { EpisodeCardFragment } from '../../../generated/types.js';
import { EpisodeMark } from '../../library-marks/marks.js';
import { backdropPicture } from '../../../lib/pictures.js';
import { catalogueTexts } from '../texts.js';

const newFor = 2 * 86_400_000;

/** An episode in a row of several titles: it shows the title's name first. */
export function LatestCard({ episode }: { episode: EpisodeCardFragment }) {
  const now = useNow(3_600_000);
  const { title, season, number, name, durationSeconds, releasedAt, image, path } = episode;
  const isFilm = title?.kind === 'MOVIE';
  const place = isFilm ? catalogueTexts.kinds.MOVIE : catalogueTexts.place(season, number);
  const length = durationSeconds ? catalogueTexts.minutes(durationSeconds) : undefined;
  return (
    <EpisodeCard
      to={path ?? title?.path ?? '/'}
      title={title?.name ?? name}
      meta={!isFilm && name ? `${place} · ${name}` : place}
      picture={backdropPicture(image ?? title?.backdrop)}
      isNew={Boolean(now && releasedAt && now.getTime() - Date.parse(releasedAt) < newFor)}
      {...(length && { length })}
      {...(title && {
        mark: (
          <EpisodeMark
            episode={episode}
            titleId={title.id}
            name={isFilm ? title.name : `${title.name}, ${place}`}
            shy
            className="absolute! top-0.5 right-0.5"
          />
        ),
      })}
    />
  );
}

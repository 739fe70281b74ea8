import { PosterCard } from '../../../../components/ui/poster-card.js';
import { posterPicture } from '../../../../lib/pictures.js';
import type { AiringEntry } from '../../airing.js';
import { ageRatings } from '../../marks.js';
import { catalogueTexts } from '../../texts.js';

/** A title of the calendar, with the hour and the episode. */
export function AiringCard({ entry: { title, next } }: { entry: AiringEntry }) {
  const { path, name, poster, ageMark, airTime } = title;
  const words = [airTime?.time, next && catalogueTexts.episode(next.number)].filter(Boolean);
  return (
    <PosterCard
      to={path}
      title={name}
      meta={words.join(' · ')}
      picture={posterPicture(poster)}
      age={ageMark ? ageRatings[ageMark] : undefined}
    />
  );
}

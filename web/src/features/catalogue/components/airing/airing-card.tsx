import type { AiringEntry } from '../../airing.js';
import { catalogueTexts } from '../../texts.js';
import { TitleCard } from '../title-card.js';

/** A title of the calendar, with the hour and the episode. */
export function AiringCard({ entry: { title, next } }: { entry: AiringEntry }) {
  const words = [title.airTime?.time, next && catalogueTexts.episode(next.number)].filter(Boolean);
  return <TitleCard title={title} meta={words.join(' · ')} withScore={false} />;
}

import type { RoomQueueFieldsFragment } from '../../generated/types.js';
import { queueTexts as texts } from './queue-texts.js';

export type Queued = RoomQueueFieldsFragment['items'][number];

/** The title and place of a queued episode. Its own name is not shown, because it may be a spoiler. */
export const queuedName = ({ episode }: Pick<Queued, 'episode'>): string => {
  if (!episode?.title) return texts.gone;
  const { kind, name } = episode.title;
  return kind === 'MOVIE' ? name : `${name} ${texts.place(episode)}`;
};

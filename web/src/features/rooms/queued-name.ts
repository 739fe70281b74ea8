import type { RoomQueueFieldsFragment, TitleKind } from '../../generated/types.js';
import { queueTexts as texts } from './queue-texts.js';

interface Named {
  season: number;
  number: number;
  title: { kind: TitleKind; name: string } | null;
}

export type Queued = RoomQueueFieldsFragment['items'][number];

/** The title and place of a queued episode. Its own name is not shown, because it may be a spoiler. */
export const queuedName = ({ episode }: Pick<Queued, 'episode'>): string => playedName(episode);

/** The same for an episode that a room has played. */
export const playedName = (episode: Named | null): string => {
  if (!episode?.title) return texts.gone;
  const { kind, name } = episode.title;
  return kind === 'MOVIE' ? name : `${name} ${texts.place(episode)}`;
};

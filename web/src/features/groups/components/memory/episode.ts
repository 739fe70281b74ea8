import type { GroupMemoryEpisodeFragment, GroupMemoryTitleFragment } from '../../../../generated/types.js';
import { memoryTexts } from '../../memory-texts.js';

export interface TogetherProps {
  /** Undefined until the page knows the current time. */
  now: Date | undefined;
  onTogether: (proposal: { episodeId: string; name: string }) => void;
}

/** '2. Sezon 5. Bölüm'; a film has no season and number. */
export const placeOf = (
  { kind }: Pick<GroupMemoryTitleFragment, 'kind'>,
  episode: Pick<GroupMemoryEpisodeFragment, 'season' | 'number'>,
): string => (kind === 'MOVIE' ? memoryTexts.film : memoryTexts.place(episode));

export const isReleased = (
  { releasedAt }: Pick<GroupMemoryEpisodeFragment, 'releasedAt'>,
  now: Date | undefined,
): boolean => now === undefined || !releasedAt || Date.parse(releasedAt) <= now.getTime();

import { badInput, isId, keyPage, type Clock, type KeyPageQuery } from '@seyir/kit';
import type { Episode, LatestFilter } from '../domain/episode.js';
import { releasedKeys, sizes, type CountedPage } from './page.js';
import type { EpisodeStore } from './ports.js';

/**
 * A page of the released episodes, newest first, optionally of one kind or genre. An episode appears at its release
 * time without a write. BAD_INPUT for a genre that is no id, and as in keyPage.
 */
export const listLatestEpisodes =
  ({ episodes, clock }: { episodes: EpisodeStore; clock: Clock }) =>
  async (filter: LatestFilter, page?: KeyPageQuery): Promise<CountedPage<Episode>> => {
    if (filter.genreId !== undefined && !isId(filter.genreId)) throw badInput({ genreId: 'invalid' });
    const now = clock.now();
    const [found, count] = await Promise.all([
      keyPage({ keyset: releasedKeys, sizes, page }, (slice) => episodes.latest(filter, now, slice)),
      episodes.countReleased(filter, now),
    ]);
    return { ...found, count };
  };

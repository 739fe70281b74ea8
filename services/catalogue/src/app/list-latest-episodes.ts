import { badInput, isId, type Clock, type Paged, type PageQuery } from '@seyir/kit';
import type { Episode, LatestFilter } from '../domain/episode.js';
import { paged, sliceOf } from './page.js';
import type { EpisodeStore } from './ports.js';

/**
 * A page of what is released by now, the newest first, of one kind or genre where asked; an episode appears when its
 * time has come, without a write. BAD_INPUT for a genre that is no id.
 */
export const listLatestEpisodes =
  ({ episodes, clock }: { episodes: EpisodeStore; clock: Clock }) =>
  async (filter: LatestFilter, page?: PageQuery): Promise<Paged<Episode>> => {
    if (filter.genreId !== undefined && !isId(filter.genreId)) throw badInput({ genreId: 'invalid' });
    const slice = sliceOf(page);
    const now = clock.now();
    const [items, count] = await Promise.all([
      episodes.latest(filter, now, slice),
      episodes.countReleased(filter, now),
    ]);
    return paged(items, count, slice);
  };

import { batchOf } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import type { EpisodeStore } from './ports.js';

/** Episodes by id, in no particular order; unknown ids are left out. BAD_INPUT beyond 200 ids. */
export const getEpisodes =
  ({ episodes }: { episodes: EpisodeStore }) =>
  (ids: readonly string[]): Promise<Episode[]> =>
    episodes.byIds(batchOf(ids));

import type { Clock } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import type { TitleKind } from '../domain/title.js';
import { paged, sliceOf, type Paged, type PageQuery } from './page.js';
import type { EpisodeStore } from './ports.js';

/** A page of what is released by now, the newest first; an episode appears when its time has come, without a write. */
export const listLatestEpisodes =
  ({ episodes, clock }: { episodes: EpisodeStore; clock: Clock }) =>
  async (kind: TitleKind | undefined, page?: PageQuery): Promise<Paged<Episode>> => {
    const slice = sliceOf(page);
    const now = clock.now();
    const [items, count] = await Promise.all([
      episodes.latest(kind, now, slice),
      episodes.countReleased(kind, now),
    ]);
    return paged(items, count, slice);
  };

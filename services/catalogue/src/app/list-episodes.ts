import { batchOf, notFound, type Paged, type PageQuery } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import { paged, sliceOf } from './page.js';
import type { EpisodeStore, TitleStore } from './ports.js';

/** A page of a title's episodes, of all seasons without one. NOT_FOUND for an unknown title. */
export const listEpisodes =
  ({ titles, episodes }: { titles: TitleStore; episodes: EpisodeStore }) =>
  async (titleId: string, season: number | undefined, page?: PageQuery): Promise<Paged<Episode>> => {
    const [title] = await titles.byIds(batchOf([titleId]));
    if (!title) throw notFound(`title ${titleId}`);
    const count =
      season === undefined
        ? title.episodeCount
        : (title.seasons.find((s) => s.number === season)?.episodeCount ?? 0);
    const slice = sliceOf(page);
    return paged(await episodes.ofTitle(titleId, season, slice), count, slice);
  };

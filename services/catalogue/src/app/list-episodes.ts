import { batchOf, keyPage, notFound, type KeyPageQuery } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import { placeKeys, sizes, type CountedPage } from './page.js';
import type { EpisodeStore, TitleStore } from './ports.js';

/**
 * A page of a title's episodes; without a season, of all seasons. NOT_FOUND for an unknown title, BAD_INPUT as in
 * keyPage.
 */
export const listEpisodes =
  ({ titles, episodes }: { titles: TitleStore; episodes: EpisodeStore }) =>
  async (titleId: string, season: number | undefined, page?: KeyPageQuery): Promise<CountedPage<Episode>> => {
    const [title] = await titles.byIds(batchOf([titleId]), 'card');
    if (!title) throw notFound(`title ${titleId}`);
    const count =
      season === undefined
        ? title.episodeCount
        : (title.seasons.find((s) => s.number === season)?.episodeCount ?? 0);
    const found = await keyPage({ keyset: placeKeys, sizes, page }, (slice) =>
      episodes.ofTitle(titleId, season, slice),
    );
    return { ...found, count };
  };

import { notFound } from '@seyir/kit';
import type { EpisodeWithNeighbours } from '../domain/episode.js';
import type { Title } from '../domain/title.js';
import type { EpisodeStore, TitleStore } from './ports.js';

/** The episode at a place of a title, released or not, with its neighbours. NOT_FOUND if there is none. */
export const getEpisodeAt =
  ({ titles, episodes }: { titles: TitleStore; episodes: EpisodeStore }) =>
  async (slug: string, season: number, number: number): Promise<EpisodeWithNeighbours & { title: Title }> => {
    const title = await titles.bySlug(slug);
    const found = title && (await episodes.at(title.id, season, number));
    if (!found) throw notFound(`episode ${slug} ${season}x${number}`);
    return { title, ...found };
  };

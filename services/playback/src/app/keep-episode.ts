import type { Episode } from '../domain/episode.js';
import type { EpisodeStore } from './ports.js';

/** Takes over what the catalogue tells of an episode. */
export const keepEpisode =
  ({ episodes }: { episodes: EpisodeStore }) =>
  (episode: Episode): Promise<void> =>
    episodes.keep(episode);

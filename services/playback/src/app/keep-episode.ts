import type { Episode } from '../domain/episode.js';
import type { EpisodeStore } from './ports.js';

interface Deps {
  readonly episodes: EpisodeStore;
  readonly removeEpisode: (episode: Episode) => Promise<void>;
}

/** Stores the catalogue's state of an episode. A removed one is hidden at once, with all data about it. */
export const keepEpisode =
  ({ episodes, removeEpisode }: Deps) =>
  async (episode: Episode): Promise<void> => {
    await episodes.keep(episode);
    if (episode.removed) await removeEpisode(episode);
  };

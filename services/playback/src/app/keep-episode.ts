import type { Episode } from '../domain/episode.js';
import type { EpisodeStore } from './ports.js';

interface Deps {
  readonly episodes: EpisodeStore;
  readonly removeEpisode: (episode: Episode) => Promise<void>;
}

/** Takes over what the catalogue tells of an episode; with one that is gone goes what is kept about it. */
export const keepEpisode =
  ({ episodes, removeEpisode }: Deps) =>
  async (episode: Episode): Promise<void> => {
    await episodes.keep(episode);
    if (episode.removed) await removeEpisode(episode);
  };

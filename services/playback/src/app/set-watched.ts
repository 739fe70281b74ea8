import { DomainError, isId, notFound } from '@seyir/kit';
import { isReleased } from '../domain/episode.js';
import { changeWatched, type ChangeWatchedDeps } from './change-watched.js';
import type { EpisodeStore } from './ports.js';

interface Deps extends ChangeWatchedDeps {
  readonly episodes: EpisodeStore;
}

export interface EpisodeWatched {
  readonly watched: boolean;
  readonly titleId: string;
  readonly season: number;
  /** Whether all released episodes of the season are watched now. */
  readonly seasonWatched: boolean;
}

/**
 * Sets or, without `wanted`, toggles the watched mark of an episode (product-spec, section 4) of a series, anime or
 * film. NOT_FOUND for an unknown episode, NOT_RELEASED before its release.
 */
export const setEpisodeWatched = (deps: Deps) => {
  const { episodes, watched, clock, transaction } = deps;
  const change = changeWatched(deps);
  return async (
    memberId: string,
    episodeId: string,
    wanted: boolean | undefined,
  ): Promise<EpisodeWatched> => {
    const [episode] = isId(episodeId) ? await episodes.byIds([episodeId]) : [];
    if (!episode || episode.removed) throw notFound('no such episode');
    if (!isReleased(episode, clock.now())) throw new DomainError('NOT_RELEASED');
    const { titleId, season } = episode;
    return transaction.run(async () => {
      const active = await change(memberId, [episode], wanted);
      const whole = active && (await watched.seasons(memberId, titleId, clock.now())).includes(season);
      return { watched: active, titleId, season, seasonWatched: whole };
    });
  };
};

export interface SeasonWatched {
  readonly watched: boolean;
  /** All released episodes of the season. */
  readonly episodeIds: readonly string[];
}

/**
 * Sets or toggles the marks of all released episodes of a season: a toggle marks them unless all are marked
 * (product-spec, section 3: series and season without an episode). NOT_FOUND for a season without episodes,
 * NOT_RELEASED before its first.
 */
export const setSeasonWatched = (deps: Deps) => {
  const { episodes, clock, transaction } = deps;
  const change = changeWatched(deps);
  return async (
    memberId: string,
    { titleId, season }: { titleId: string; season: number },
    wanted: boolean | undefined,
  ): Promise<SeasonWatched> => {
    const all = isId(titleId) ? await episodes.ofSeason(titleId, season) : [];
    if (all.length === 0) throw notFound('no such season');
    const released = all.filter((episode) => isReleased(episode, clock.now()));
    if (released.length === 0) throw new DomainError('NOT_RELEASED');
    return transaction.run(async () => ({
      watched: await change(memberId, released, wanted),
      episodeIds: released.map(({ id }) => id),
    }));
  };
};

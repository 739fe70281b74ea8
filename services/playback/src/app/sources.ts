import { notFound, type Clock } from '@seyir/kit';
import { isForAll, isReleased } from '../domain/episode.js';
import { isPoor } from '../domain/health.js';
import { withoutDownloads, type Segment, type SourceGroup } from '../domain/source.js';
import type { EpisodeStore, HealthStore, SourceStore } from './ports.js';

interface Deps {
  readonly sources: SourceStore;
  readonly episodes: EpisodeStore;
  readonly health: HealthStore;
  readonly clock: Clock;
}

/**
 * The lists are the same for all viewers, so they contain no restricted data: a download reveals the stream, and is
 * left out before the release and for 18+ titles.
 */
const listed = async (
  { episodes, clock }: Deps,
  episodeId: string,
  groups: readonly SourceGroup[],
): Promise<SourceGroup[]> => {
  const [episode] = await episodes.byIds([episodeId]);
  if (episode?.removed) return [];
  const open = episode && isReleased(episode, clock.now()) && isForAll(episode);
  return open ? [...groups] : groups.map(withoutDownloads);
};

/** The hashes of the sources that players should try last. */
const poorOf = async (
  { health, clock }: Pick<Deps, 'health' | 'clock'>,
  groups: readonly SourceGroup[],
): Promise<Set<string>> => {
  const counts = await health.of(groups.flatMap(({ sources }) => sources.map(({ hash }) => hash)));
  const now = clock.now();
  return new Set([...counts].flatMap(([hash, count]) => (isPoor(count, now) ? [hash] : [])));
};

/** An episode's groups in their order, the hashes of poor sources, and its segments; none for an unknown episode. */
export const listSourceGroups =
  (deps: Deps) =>
  async (
    episodeId: string,
  ): Promise<{ groups: SourceGroup[]; poor: Set<string>; segments: readonly Segment[] }> => {
    const segments = await deps.sources.segmentsOf([episodeId]);
    const groups = await listed(deps, episodeId, await deps.sources.groupsOf(episodeId));
    return { groups, poor: await poorOf(deps, groups), segments: segments.get(episodeId) ?? [] };
  };

/** NOT_FOUND for an unknown hash. */
export const getSourceGroup =
  (deps: Deps) =>
  async (hash: string): Promise<{ group: SourceGroup; poor: Set<string> }> => {
    const found = await deps.sources.group(hash);
    const [group] = found ? await listed(deps, found.episodeId, [found]) : [];
    if (!group) throw notFound('no such source group');
    return { group, poor: await poorOf(deps, [group]) };
  };

/** A source with its episode; undefined if one of them no longer exists. */
export const checkSource =
  ({ sources, episodes }: Pick<Deps, 'sources' | 'episodes'>) =>
  async (hash: string): Promise<{ readonly episodeId: string; readonly name: string } | undefined> => {
    const source = await sources.source(hash);
    const [episode] = source ? await episodes.byIds([source.episodeId]) : [];
    return source && episode?.removed !== true ? source : undefined;
  };

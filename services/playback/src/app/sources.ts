import { notFound, type Clock } from '@seyir/kit';
import { isForAll, isReleased } from '../domain/episode.js';
import { withoutDownloads, type Segment, type SourceGroup } from '../domain/source.js';
import type { EpisodeStore, SourceStore } from './ports.js';

interface Deps {
  readonly sources: SourceStore;
  readonly episodes: EpisodeStore;
  readonly clock: Clock;
}

/**
 * Lists are the same for all, so what a list gives away must be free to all: a download is its stream by another name,
 * and stays out before the release and of titles that are not for everyone.
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

/** An episode's groups in the order in which they came, and its segments; none for an unknown episode. */
export const listSourceGroups =
  (deps: Deps) =>
  async (episodeId: string): Promise<{ groups: SourceGroup[]; segments: readonly Segment[] }> => {
    const segments = await deps.sources.segmentsOf([episodeId]);
    const groups = await listed(deps, episodeId, await deps.sources.groupsOf(episodeId));
    return { groups, segments: segments.get(episodeId) ?? [] };
  };

/** NOT_FOUND for an unknown hash. */
export const getSourceGroup =
  (deps: Deps) =>
  async (hash: string): Promise<SourceGroup> => {
    const found = await deps.sources.group(hash);
    const [group] = found ? await listed(deps, found.episodeId, [found]) : [];
    if (!group) throw notFound('no such source group');
    return group;
  };

/** Whether a source still exists, and its episode. */
export const checkSource =
  ({ sources, episodes }: Deps) =>
  async (hash: string): Promise<boolean> => {
    const source = await sources.source(hash);
    const [episode] = source ? await episodes.byIds([source.episodeId]) : [];
    return source !== undefined && episode?.removed !== true;
  };

import { DomainError, notFound, type Clock, type Viewer } from '@seyir/kit';
import { isReleased } from '../domain/episode.js';
import { readLocation, type AllowedHosts, type Location } from '../domain/location.js';
import type { Segment } from '../domain/source.js';
import type { EpisodeStore, SourceStore } from './ports.js';

interface Deps {
  readonly sources: SourceStore;
  readonly episodes: EpisodeStore;
  readonly hosts: AllowedHosts;
  readonly clock: Clock;
}

/**
 * What the player loads for a source of an episode.
 * NOT_FOUND for what is unknown, removed, another episode's or on a host that is no longer allowed;
 * NOT_RELEASED before the episode's time; NO_SESSION for a locked source without a session.
 */
export const getStream =
  ({ sources, episodes, hosts, clock }: Deps) =>
  async (
    viewer: Viewer,
    { sourceHash, episodeId }: { sourceHash: string; episodeId: string },
  ): Promise<{ location: Location; segments: readonly Segment[] }> => {
    const source = await sources.source(sourceHash);
    if (!source || source.episodeId !== episodeId) throw notFound('no such source of this episode');
    const [episode] = await episodes.byIds([episodeId]);
    if (!episode || episode.removed) throw notFound('no such episode');
    if (!isReleased(episode, clock.now())) throw new DomainError('NOT_RELEASED');
    if (source.locked && viewer.memberId === undefined) throw new DomainError('NO_SESSION');
    const location = readLocation(source.kind, source.location, hosts);
    if (!location) throw notFound('the host of this source is not allowed');
    return { location, segments: (await sources.segmentsOf([episodeId])).get(episodeId) ?? [] };
  };

import { DomainError, notFound, type Clock, type Viewer } from '@seyir/kit';
import { isForAll, isReleased, isUnderAge } from '../domain/episode.js';
import { readLocation, type AllowedHosts, type Location } from '../domain/location.js';
import type { Segment } from '../domain/source.js';
import type { Accounts, EpisodeStore, SourceStore } from './ports.js';

interface Deps {
  readonly sources: SourceStore;
  readonly episodes: EpisodeStore;
  readonly accounts: Accounts;
  readonly hosts: AllowedHosts;
  readonly clock: Clock;
}

/**
 * What the player loads for a source of an episode.
 * NOT_FOUND for what is unknown, removed, another episode's or on a host that is no longer allowed;
 * NOT_RELEASED before the episode's time; NO_SESSION for a locked source without a session; AGE_RESTRICTED for an 18+
 * title and a member whose year of birth says so, gate or not (product-rules, Watching).
 */
export const getStream =
  ({ sources, episodes, accounts, hosts, clock }: Deps) =>
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
    // The gate is a notice for those of whom nothing is known.
    if (!isForAll(episode) && viewer.memberId !== undefined)
      if (isUnderAge(await accounts.ownBirthYear(), clock.now())) throw new DomainError('AGE_RESTRICTED');
    const location = readLocation(source.kind, source.location, hosts);
    if (!location) throw notFound('the host of this source is not allowed');
    return { location, segments: (await sources.segmentsOf([episodeId])).get(episodeId) ?? [] };
  };

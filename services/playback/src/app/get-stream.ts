import { DomainError, notFound, type Clock, type Viewer } from '@seyir/kit';
import { isForAll, isReleased, isUnderAge } from '../domain/episode.js';
import { readLocation, type AllowedHosts, type Location } from '../domain/location.js';
import type { Segment } from '../domain/source.js';
import type { PlayTallies } from './play-tallies.js';
import type { Accounts, EpisodeStore, SourceStore } from './ports.js';

// A stream is given out only after checks of source, episode, age and host.
interface Deps {
  readonly sources: SourceStore;
  readonly episodes: EpisodeStore;
  readonly accounts: Accounts;
  readonly hosts: AllowedHosts;
  readonly clock: Clock;
  /** Counts each stream that is given out. */
  readonly tallies: PlayTallies;
}

export interface StreamRequest {
  readonly sourceHash: string;
  readonly episodeId: string;
  /** Whether the viewer has accepted the gate of 18+ titles. */
  readonly ageConfirmed: boolean;
}

/**
 * The stream of an episode's source. NOT_FOUND for a source that is unknown, removed, of another episode, or on a
 * host that is no longer allowed; NOT_RELEASED before the release; NO_SESSION for a locked source without a session;
 * AGE_RESTRICTED for an 18+ title and a member under age by birth year, with or without the gate; AGE_UNCONFIRMED for
 * a viewer of unknown age who has not accepted the gate (product-rules, Watching).
 */
export const getStream =
  ({ sources, episodes, accounts, hosts, clock, tallies }: Deps) =>
  async (
    viewer: Viewer,
    { sourceHash, episodeId, ageConfirmed }: StreamRequest,
  ): Promise<{ location: Location; segments: readonly Segment[] }> => {
    const source = await sources.source(sourceHash);
    if (!source || source.episodeId !== episodeId) throw notFound('no such source of this episode');
    const [episode] = await episodes.byIds([episodeId]);
    if (!episode || episode.removed) throw notFound('no such episode');
    if (!isReleased(episode, clock.now())) throw new DomainError('NOT_RELEASED');
    if (source.locked && viewer.memberId === undefined) throw new DomainError('NO_SESSION');
    if (!isForAll(episode)) {
      const birthYear = viewer.memberId === undefined ? undefined : await accounts.ownBirthYear();
      if (isUnderAge(birthYear, clock.now())) throw new DomainError('AGE_RESTRICTED');
      if (birthYear === undefined && !ageConfirmed) throw new DomainError('AGE_UNCONFIRMED');
    }
    const location = readLocation(source.kind, source.location, hosts);
    if (!location) throw notFound('the host of this source is not allowed');
    tallies.add(sourceHash, 'plays');
    return { location, segments: (await sources.segmentsOf([episodeId])).get(episodeId) ?? [] };
  };

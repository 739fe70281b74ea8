import { isId, type ServiceClient } from '@seyir/kit';
import {
  FollowState,
  TitleKind,
  type CatalogueService,
  type PlaybackService,
  type SocialService,
} from '@seyir/proto';
import type { Episodes, Followed, Progress } from '../../app/room-ports.js';

/** Maximum wait of a page of entries for playback; unknown progress covers spoilers. */
const PROGRESS_TIMEOUT_MS = 300;

export const episodesOf = (client: ServiceClient<typeof CatalogueService>): Episodes => ({
  async placeOf(episodeId) {
    if (!isId(episodeId)) return undefined;
    const { episodes } = await client.getEpisodes(
      { ids: [episodeId] },
      { asService: true, timeoutMs: 1_000 },
    );
    const [episode] = episodes;
    return episode && { titleId: episode.titleId, season: episode.season, number: episode.number };
  },

  async isFilm(titleId) {
    const { titles } = await client.getTitles({ ids: [titleId] }, { asService: true, timeoutMs: 1_000 });
    return titles[0]?.kind === TitleKind.MOVIE;
  },
});

export const progressOf = (client: ServiceClient<typeof PlaybackService>): Progress => ({
  async reached(memberId, scopes) {
    const asked = { memberId, scopes: [...scopes] };
    return (await client.reached(asked, { asService: true, timeoutMs: PROGRESS_TIMEOUT_MS })).reached;
  },
});

export const followedOf = (client: ServiceClient<typeof SocialService>): Followed => ({
  async among(memberIds) {
    if (memberIds.length === 0) return new Set();
    const asked = { memberIds: [...memberIds] };
    const { relationships } = await client.getRelationships(asked, { timeoutMs: 1_000 });
    return new Set(
      relationships.flatMap(({ memberId, state }) => (state === FollowState.FOLLOWING ? [memberId] : [])),
    );
  },
});

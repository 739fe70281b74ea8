// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomNextEpisodeQuery, RoomNextEpisodeQueryVariables } from './types.js';

export const RoomNextEpisodeDocument = /* @__PURE__ */ documentOf<RoomNextEpisodeQuery, RoomNextEpisodeQueryVariables>(
  `query RoomNextEpisode($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!) {
  watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
    next {
      id
      season
      number
      releasedAt
      __typename
    }
    __typename
  }
}`,
);

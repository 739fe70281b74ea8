// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EpisodePositionsQuery, EpisodePositionsQueryVariables } from './types.js';

export const EpisodePositionsDocument = /* @__PURE__ */ documentOf<EpisodePositionsQuery, EpisodePositionsQueryVariables>(
  `query EpisodePositions($episodeIds: [ID!]!) {
  positions(episodeIds: $episodeIds) {
    ...PositionFields
    __typename
  }
}

fragment PositionFields on Position {
  id
  episodeId
  season
  number
  positionSeconds
  durationSeconds
  watched
  measuredAt
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomWatchedQuery, RoomWatchedQueryVariables } from './types.js';

export const RoomWatchedDocument = /* @__PURE__ */ documentOf<RoomWatchedQuery, RoomWatchedQueryVariables>(
  `query RoomWatched($code: ID!) {
  roomWatched(code: $code) {
    startedAt
    episode {
      id
      season
      number
      path
      title {
        id
        kind
        name
        __typename
      }
      __typename
    }
    __typename
  }
}`,
);

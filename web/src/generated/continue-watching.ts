// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ContinueWatchingQuery, ContinueWatchingQueryVariables } from './types.js';

export const ContinueWatchingDocument = /* @__PURE__ */ documentOf<ContinueWatchingQuery, ContinueWatchingQueryVariables>(
  `query ContinueWatching($page: Int!, $size: Int!) {
  continueWatching(page: $page, size: $size) {
    items {
      ...PositionFields
      episode {
        id
        name
        image
        path
        __typename
      }
      title {
        id
        name
        path
        kind
        backdrop
        __typename
      }
      __typename
    }
    count
    last
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LastWatchedQuery, LastWatchedQueryVariables } from './types.js';

export const LastWatchedDocument = /* @__PURE__ */ documentOf<LastWatchedQuery, LastWatchedQueryVariables>(
  `query LastWatched($page: Int!, $size: Int!, $cursor: String) {
  lastWatched(page: $page, size: $size, cursor: $cursor) {
    items {
      id
      watchedAt
      episode {
        ...EpisodeCard
        __typename
      }
      __typename
    }
    count
    last
    nextCursor
    __typename
  }
}

fragment EpisodeCard on Episode {
  id
  season
  number
  name
  durationSeconds
  releasedAt
  image
  path
  title {
    id
    kind
    name
    path
    poster
    backdrop
    __typename
  }
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LatestEpisodesQuery, LatestEpisodesQueryVariables } from './types.js';

export const LatestEpisodesDocument = /* @__PURE__ */ documentOf<LatestEpisodesQuery, LatestEpisodesQueryVariables>(
  `query LatestEpisodes($page: Int!, $size: Int!) {
  latestEpisodes(page: $page, size: $size) {
    ...EpisodeCards
    __typename
  }
}

fragment EpisodeCards on EpisodeList {
  items {
    ...EpisodeCard
    __typename
  }
  count
  last
  __typename
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

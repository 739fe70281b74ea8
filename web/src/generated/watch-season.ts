// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { WatchSeasonQuery, WatchSeasonQueryVariables } from './types.js';

export const WatchSeasonDocument = /* @__PURE__ */ documentOf<WatchSeasonQuery, WatchSeasonQueryVariables>(
  `query WatchSeason($kind: TitleKind!, $slug: String!, $season: Int!) {
  title(kind: $kind, slug: $slug) {
    id
    episodes(season: $season, size: 100) {
      items {
        ...WatchEpisode
        durationSeconds
        releasedAt
        image
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment WatchEpisode on Episode {
  id
  season
  number
  name
  path
  __typename
}`,
);

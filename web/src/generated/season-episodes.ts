// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SeasonEpisodesQuery, SeasonEpisodesQueryVariables } from './types.js';

export const SeasonEpisodesDocument = /* @__PURE__ */ documentOf<SeasonEpisodesQuery, SeasonEpisodesQueryVariables>(
  `query SeasonEpisodes($kind: TitleKind!, $slug: String!, $season: Int!, $page: Int!, $size: Int!) {
  title(kind: $kind, slug: $slug) {
    id
    episodes(season: $season, page: $page, size: $size) {
      items {
        ...SeasonEpisode
        translations
        __typename
      }
      count
      last
      __typename
    }
    __typename
  }
}

fragment SeasonEpisode on Episode {
  id
  season
  number
  name
  description
  durationSeconds
  releasedAt
  image
  path
  __typename
}`,
);

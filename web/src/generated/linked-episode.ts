// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LinkedEpisodeQuery, LinkedEpisodeQueryVariables } from './types.js';

export const LinkedEpisodeDocument = /* @__PURE__ */ documentOf<LinkedEpisodeQuery, LinkedEpisodeQueryVariables>(
  `query LinkedEpisode($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!) {
  watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
    episode {
      ...PostEpisode
      __typename
    }
    __typename
  }
}

fragment PostEpisode on Episode {
  id
  season
  number
  name
  path
  image
  title {
    id
    kind
    name
    path
    ageMark
    poster
    backdrop
    __typename
  }
  __typename
}`,
);

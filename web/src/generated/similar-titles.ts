// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SimilarTitlesQuery, SimilarTitlesQueryVariables } from './types.js';

export const SimilarTitlesDocument = /* @__PURE__ */ documentOf<SimilarTitlesQuery, SimilarTitlesQueryVariables>(
  `query SimilarTitles($kind: TitleKind!, $slug: String!) {
  title(kind: $kind, slug: $slug) {
    id
    similar(size: 12) {
      ...TitleCard
      __typename
    }
    __typename
  }
}

fragment TitleCard on Title {
  id
  kind
  path
  name
  year
  ageMark
  rating
  poster
  backdrop
  addedAt
  seasons {
    number
    episodeCount
    __typename
  }
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AllTitlesQuery, AllTitlesQueryVariables } from './types.js';

export const AllTitlesDocument = /* @__PURE__ */ documentOf<AllTitlesQuery, AllTitlesQueryVariables>(
  `query AllTitles($after: String, $size: Int!) {
  allTitles(after: $after, size: $size) {
    items {
      ...TitleCard
      __typename
    }
    count
    pageInfo {
      endCursor
      hasNextPage
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

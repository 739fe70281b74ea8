// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TitlesQuery, TitlesQueryVariables } from './types.js';

export const TitlesDocument = /* @__PURE__ */ documentOf<TitlesQuery, TitlesQueryVariables>(
  `query Titles($kind: TitleKind, $order: TitleOrder!, $initial: String, $shelf: ShelfInput, $filter: TitleFilterInput, $page: Int!, $size: Int!) {
  titles(
    kind: $kind
    order: $order
    initial: $initial
    shelf: $shelf
    filter: $filter
    page: $page
    size: $size
  ) {
    ...TitleCards
    __typename
  }
}

fragment TitleCards on TitleList {
  items {
    ...TitleCard
    __typename
  }
  count
  last
  __typename
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { BrowseQuery, BrowseQueryVariables } from './types.js';

export const BrowseDocument = /* @__PURE__ */ documentOf<BrowseQuery, BrowseQueryVariables>(
  `query Browse($kind: TitleKind, $order: TitleOrder!, $initial: String, $shelf: ShelfInput, $filter: TitleFilterInput, $size: Int!, $sort: ShelfSort!, $listed: ShelfSort!, $slug: String!, $narrowed: Boolean!, $lettered: Boolean!) {
  titles(
    kind: $kind
    order: $order
    initial: $initial
    shelf: $shelf
    filter: $filter
    page: 1
    size: $size
  ) {
    ...TitleCards
    items {
      id
      genres {
        id
        name
        __typename
      }
      __typename
    }
    moreThanCount
    __typename
  }
  shelves(sort: $listed, kind: $kind) {
    ...ShelfLink
    __typename
  }
  networks: shelves(sort: NETWORK, kind: $kind) @include(if: $lettered) {
    ...ShelfLink
    __typename
  }
  countries(kind: $kind) @include(if: $lettered) {
    country {
      code
      name
      __typename
    }
    titleCount
    __typename
  }
  titleChoices(kind: $kind, initial: $initial, shelf: $shelf, filter: $filter) @include(if: $lettered) {
    field
    values {
      value
      titleCount
      __typename
    }
    __typename
  }
  titleInitials(kind: $kind, shelf: $shelf, filter: $filter) @include(if: $lettered)
  shelf(sort: $sort, slug: $slug) @include(if: $narrowed) {
    ...ShelfLink
    kinds
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
}

fragment ShelfLink on Shelf {
  sort
  slug
  name
  path
  titleCount
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SearchQuery, SearchQueryVariables } from './types.js';

export const SearchDocument = /* @__PURE__ */ documentOf<SearchQuery, SearchQueryVariables>(
  `query Search($query: String!, $size: Int!) {
  search(query: $query, size: $size) {
    items {
      ...TitleCard
      __typename
    }
    count
    last
    people(size: 6) {
      ...FoundPerson
      __typename
    }
    networks(size: 3) {
      ...ShelfLink
      __typename
    }
    matches {
      ...SearchMatch
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
}

fragment FoundPerson on FoundPerson {
  id
  name
  path
  roles
  knownFor
  __typename
}

fragment ShelfLink on Shelf {
  sort
  slug
  name
  path
  titleCount
  __typename
}

fragment SearchMatch on SearchMatch {
  titleId
  originalName
  person
  role
  __typename
}`,
);

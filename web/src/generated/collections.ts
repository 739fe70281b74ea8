// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CollectionsQuery, CollectionsQueryVariables } from './types.js';

export const CollectionsDocument = /* @__PURE__ */ documentOf<CollectionsQuery, CollectionsQueryVariables>(
  `query Collections($sort: CollectionSort!, $query: String, $cursor: String) {
  collections(sort: $sort, query: $query, cursor: $cursor) {
    ...CollectionCards
    __typename
  }
}

fragment CollectionCards on CollectionList {
  items {
    ...CollectionCard
    __typename
  }
  last
  nextCursor
  __typename
}

fragment CollectionCard on Collection {
  id
  path
  name
  visibility
  entryCount
  likeCount
  owner {
    ...MemberFields
    __typename
  }
  firstTitles {
    id
    name
    poster
    ageMark
    __typename
  }
  __typename
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

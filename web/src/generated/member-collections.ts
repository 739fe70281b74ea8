// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MemberCollectionsQuery, MemberCollectionsQueryVariables } from './types.js';

export const MemberCollectionsDocument = /* @__PURE__ */ documentOf<MemberCollectionsQuery, MemberCollectionsQueryVariables>(
  `query MemberCollections($memberId: ID!, $cursor: String) {
  memberCollections(memberId: $memberId, cursor: $cursor) {
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

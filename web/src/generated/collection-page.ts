// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CollectionPageQuery, CollectionPageQueryVariables } from './types.js';

export const CollectionPageDocument = /* @__PURE__ */ documentOf<CollectionPageQuery, CollectionPageQueryVariables>(
  `query CollectionPage($id: ID!) {
  collection(id: $id) {
    collection {
      ...CollectionDetails
      __typename
    }
    entries {
      title {
        id
        kind
        name
        year
        path
        poster
        ageMark
        __typename
      }
      note
      finished
      __typename
    }
    finishedCount
    __typename
  }
}

fragment CollectionDetails on Collection {
  ...CollectionCard
  description
  liked
  version
  createdAt
  editedAt
  mayEdit
  mayDelete
  card
  cover {
    id
    __typename
  }
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

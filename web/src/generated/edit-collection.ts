// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EditCollectionMutation, EditCollectionMutationVariables } from './types.js';

export const EditCollectionDocument = /* @__PURE__ */ documentOf<EditCollectionMutation, EditCollectionMutationVariables>(
  `mutation EditCollection($input: EditCollectionInput!) {
  editCollection(input: $input) {
    collection {
      ...CollectionDetails
      __typename
    }
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

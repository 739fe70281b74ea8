// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeleteCollectionMutation, DeleteCollectionMutationVariables } from './types.js';

export const DeleteCollectionDocument = /* @__PURE__ */ documentOf<DeleteCollectionMutation, DeleteCollectionMutationVariables>(
  `mutation DeleteCollection($id: ID!) {
  deleteCollection(id: $id) {
    id
    __typename
  }
}`,
);

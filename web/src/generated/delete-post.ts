// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeletePostMutation, DeletePostMutationVariables } from './types.js';

export const DeletePostDocument = /* @__PURE__ */ documentOf<DeletePostMutation, DeletePostMutationVariables>(
  `mutation DeletePost($id: ID!) {
  deletePost(id: $id) {
    id
    __typename
  }
}`,
);

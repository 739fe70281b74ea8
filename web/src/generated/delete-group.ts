// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeleteGroupMutation, DeleteGroupMutationVariables } from './types.js';

export const DeleteGroupDocument = /* @__PURE__ */ documentOf<DeleteGroupMutation, DeleteGroupMutationVariables>(
  `mutation DeleteGroup($id: ID!) {
  deleteGroup(id: $id) {
    id
    go
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeleteRequestMutation, DeleteRequestMutationVariables } from './types.js';

export const DeleteRequestDocument = /* @__PURE__ */ documentOf<DeleteRequestMutation, DeleteRequestMutationVariables>(
  `mutation DeleteRequest($id: ID!) {
  deleteRequest(id: $id) {
    id
    __typename
  }
}`,
);

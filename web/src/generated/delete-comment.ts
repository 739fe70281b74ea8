// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeleteCommentMutation, DeleteCommentMutationVariables } from './types.js';

export const DeleteCommentDocument = /* @__PURE__ */ documentOf<DeleteCommentMutation, DeleteCommentMutationVariables>(
  `mutation DeleteComment($id: ID!) {
  deleteComment(id: $id) {
    comment {
      id
      body
      deleted
      mayEdit
      mayDelete
      version
      __typename
    }
    __typename
  }
}`,
);

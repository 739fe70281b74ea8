// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RevealCommentsMutation, RevealCommentsMutationVariables } from './types.js';

export const RevealCommentsDocument = /* @__PURE__ */ documentOf<RevealCommentsMutation, RevealCommentsMutationVariables>(
  `mutation RevealComments($ids: [ID!]!) {
  revealComments(ids: $ids) {
    comments {
      id
      body
      covered
      __typename
    }
    __typename
  }
}`,
);

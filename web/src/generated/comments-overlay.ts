// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CommentsOverlayQuery, CommentsOverlayQueryVariables } from './types.js';

export const CommentsOverlayDocument = /* @__PURE__ */ documentOf<CommentsOverlayQuery, CommentsOverlayQueryVariables>(
  `query CommentsOverlay($ids: [ID!]!) {
  commentsById(ids: $ids) {
    id
    body
    covered
    hiddenBy
    mayEdit
    mayDelete
    ownReaction
    reactions {
      reaction
      count
      __typename
    }
    __typename
  }
}`,
);

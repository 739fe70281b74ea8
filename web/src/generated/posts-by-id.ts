// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PostsByIdQuery, PostsByIdQueryVariables } from './types.js';

export const PostsByIdDocument = /* @__PURE__ */ documentOf<PostsByIdQuery, PostsByIdQueryVariables>(
  `query PostsById($ids: [ID!]!) {
  commentsById(ids: $ids) {
    id
    body
    covered
    hiddenBy
    deleted
    edited
    version
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

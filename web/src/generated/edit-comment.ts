// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EditCommentMutation, EditCommentMutationVariables } from './types.js';

export const EditCommentDocument = /* @__PURE__ */ documentOf<EditCommentMutation, EditCommentMutationVariables>(
  `mutation EditComment($input: EditCommentInput!) {
  editComment(input: $input) {
    comment {
      ...CommentFields
      __typename
    }
    __typename
  }
}

fragment CommentFields on Comment {
  ...SharedCommentFields
  ownReaction
  __typename
}

fragment SharedCommentFields on Comment {
  id
  parentId
  author {
    id
    username
    name
    avatar
    path
    __typename
  }
  body
  spoiler {
    kind
    season
    number
    __typename
  }
  covered
  hiddenBy
  deleted
  edited
  version
  mentions
  mayEdit
  mayDelete
  postedAt
  replyCount
  reactions {
    reaction
    count
    __typename
  }
  __typename
}`,
);

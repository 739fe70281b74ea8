// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ThreadCommentsQuery, ThreadCommentsQueryVariables } from './types.js';

export const ThreadCommentsDocument = /* @__PURE__ */ documentOf<ThreadCommentsQuery, ThreadCommentsQueryVariables>(
  `query ThreadComments($target: TargetInput!, $comments: [CommentRef!]!) {
  threadComments(target: $target, comments: $comments) {
    ...SharedCommentFields
    __typename
  }
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

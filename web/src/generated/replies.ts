// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RepliesQuery, RepliesQueryVariables } from './types.js';

export const RepliesDocument = /* @__PURE__ */ documentOf<RepliesQuery, RepliesQueryVariables>(
  `query Replies($parentId: ID!, $page: Int!, $cursor: String) {
  replies(parentId: $parentId, page: $page, size: 20, cursor: $cursor) {
    items {
      ...CommentFields
      __typename
    }
    count
    last
    nextCursor
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

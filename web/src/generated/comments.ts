// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CommentsQuery, CommentsQueryVariables } from './types.js';

export const CommentsDocument = /* @__PURE__ */ documentOf<CommentsQuery, CommentsQueryVariables>(
  `query Comments($target: TargetInput!, $page: Int!, $cursor: String) {
  comments(target: $target, page: $page, replies: 3, cursor: $cursor) {
    items {
      ...ThreadComment
      __typename
    }
    count
    replyCount
    last
    nextCursor
    live {
      seq
      ticket
      __typename
    }
    __typename
  }
}

fragment ThreadComment on Comment {
  ...CommentFields
  replies {
    ...CommentFields
    __typename
  }
  __typename
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

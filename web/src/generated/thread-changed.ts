// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ThreadChangedSubscription, ThreadChangedSubscriptionVariables } from './types.js';

export const ThreadChangedDocument = /* @__PURE__ */ documentOf<ThreadChangedSubscription, ThreadChangedSubscriptionVariables>(
  `subscription ThreadChanged($target: TargetInput!) {
  threadChanged(target: $target) {
    comments(page: 1, replies: 3) {
      items {
        ...ThreadComment
        __typename
      }
      count
      replyCount
      last
      nextCursor
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

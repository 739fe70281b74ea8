// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MessagesQuery, MessagesQueryVariables } from './types.js';

export const MessagesDocument = /* @__PURE__ */ documentOf<MessagesQuery, MessagesQueryVariables>(
  `query Messages($conversationId: ID!, $cursor: String, $changedSince: Int) {
  messages(
    conversationId: $conversationId
    cursor: $cursor
    changedSince: $changedSince
  ) {
    items {
      ...MessageFields
      __typename
    }
    last
    nextCursor
    __typename
  }
}

fragment MessageFields on Message {
  id
  conversationId
  seq
  authorId
  body
  deleted
  edited
  sentAt
  editableUntil
  version
  replyTo {
    messageId
    authorId
    excerpt
    deleted
    photoCount
    __typename
  }
  reactions {
    memberId
    reaction
    __typename
  }
  photos {
    id
    src
    width
    height
    alt
    __typename
  }
  __typename
}`,
);

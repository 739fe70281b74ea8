// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MarkConversationReadMutation, MarkConversationReadMutationVariables } from './types.js';

export const MarkConversationReadDocument = /* @__PURE__ */ documentOf<MarkConversationReadMutation, MarkConversationReadMutationVariables>(
  `mutation MarkConversationRead($id: ID!, $seq: Int!) {
  markConversationRead(id: $id, seq: $seq) {
    conversation {
      ...ConversationFields
      __typename
    }
    __typename
  }
}

fragment ConversationFields on Conversation {
  id
  member {
    ...MemberFields
    __typename
  }
  folder
  accepted
  seq
  version
  unread
  otherReadSeq
  otherDeliveredSeq
  mayWrite
  lastAt
  lastMessage {
    ...MessageFields
    __typename
  }
  __typename
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
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

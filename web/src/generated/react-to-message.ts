// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ReactToMessageMutation, ReactToMessageMutationVariables } from './types.js';

export const ReactToMessageDocument = /* @__PURE__ */ documentOf<ReactToMessageMutation, ReactToMessageMutationVariables>(
  `mutation ReactToMessage($input: ReactToMessageInput!) {
  reactToMessage(input: $input) {
    message {
      ...MessageFields
      __typename
    }
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

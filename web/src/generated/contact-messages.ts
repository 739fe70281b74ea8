// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ContactMessagesQuery, ContactMessagesQueryVariables } from './types.js';

export const ContactMessagesDocument = /* @__PURE__ */ documentOf<ContactMessagesQuery, ContactMessagesQueryVariables>(
  `query ContactMessages($handled: Boolean!, $cursor: String) {
  contactMessages(handled: $handled, cursor: $cursor) {
    items {
      ...ContactFields
      __typename
    }
    last
    nextCursor
    __typename
  }
}

fragment ContactFields on ContactMessage {
  id
  name
  email
  subject
  message
  sentAt
  handledAt
  member {
    ...MemberFields
    __typename
  }
  handledBy {
    ...MemberFields
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
}`,
);

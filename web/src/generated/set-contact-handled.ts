// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetContactHandledMutation, SetContactHandledMutationVariables } from './types.js';

export const SetContactHandledDocument = /* @__PURE__ */ documentOf<SetContactHandledMutation, SetContactHandledMutationVariables>(
  `mutation SetContactHandled($id: ID!, $handled: Boolean!) {
  setContactHandled(id: $id, handled: $handled) {
    contact {
      ...ContactFields
      __typename
    }
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

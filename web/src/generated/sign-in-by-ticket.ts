// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SignInByTicketMutation, SignInByTicketMutationVariables } from './types.js';

export const SignInByTicketDocument = /* @__PURE__ */ documentOf<SignInByTicketMutation, SignInByTicketMutationVariables>(
  `mutation SignInByTicket($input: SignInByTicketInput!) {
  signInByTicket(input: $input) {
    viewer {
      id
      roles
      unreadNotifications
      silence
      member {
        ...MemberFields
        __typename
      }
      __typename
    }
    __typename
  }
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SignInMutation, SignInMutationVariables } from './types.js';

export const SignInDocument = /* @__PURE__ */ documentOf<SignInMutation, SignInMutationVariables>(
  `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
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

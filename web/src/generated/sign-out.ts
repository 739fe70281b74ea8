// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SignOutMutation, SignOutMutationVariables } from './types.js';

export const SignOutDocument = /* @__PURE__ */ documentOf<SignOutMutation, SignOutMutationVariables>(
  `mutation SignOut {
  signOut {
    signedOut
    leaveAt
    __typename
  }
}`,
);

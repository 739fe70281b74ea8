// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from './types.js';

export const ChangePasswordDocument = /* @__PURE__ */ documentOf<ChangePasswordMutation, ChangePasswordMutationVariables>(
  `mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    message
    __typename
  }
}`,
);

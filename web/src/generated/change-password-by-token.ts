// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ChangePasswordByTokenMutation, ChangePasswordByTokenMutationVariables } from './types.js';

export const ChangePasswordByTokenDocument = /* @__PURE__ */ documentOf<ChangePasswordByTokenMutation, ChangePasswordByTokenMutationVariables>(
  `mutation ChangePasswordByToken($input: ChangePasswordByTokenInput!) {
  changePasswordByToken(input: $input) {
    message
    __typename
  }
}`,
);

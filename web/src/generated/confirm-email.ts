// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ConfirmEmailMutation, ConfirmEmailMutationVariables } from './types.js';

export const ConfirmEmailDocument = /* @__PURE__ */ documentOf<ConfirmEmailMutation, ConfirmEmailMutationVariables>(
  `mutation ConfirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    message
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RequestPasswordResetMutation, RequestPasswordResetMutationVariables } from './types.js';

export const RequestPasswordResetDocument = /* @__PURE__ */ documentOf<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(
  `mutation RequestPasswordReset($input: EmailInput!) {
  requestPasswordReset(input: $input) {
    message
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ConfirmRemovalRequestMutation, ConfirmRemovalRequestMutationVariables } from './types.js';

export const ConfirmRemovalRequestDocument = /* @__PURE__ */ documentOf<ConfirmRemovalRequestMutation, ConfirmRemovalRequestMutationVariables>(
  `mutation ConfirmRemovalRequest($token: String!) {
  confirmRemovalRequest(token: $token) {
    number
    dueAt
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SendRemovalRequestMutation, SendRemovalRequestMutationVariables } from './types.js';

export const SendRemovalRequestDocument = /* @__PURE__ */ documentOf<SendRemovalRequestMutation, SendRemovalRequestMutationVariables>(
  `mutation SendRemovalRequest($input: SendRemovalRequestInput!) {
  sendRemovalRequest(input: $input) {
    message
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SendActivationMutation, SendActivationMutationVariables } from './types.js';

export const SendActivationDocument = /* @__PURE__ */ documentOf<SendActivationMutation, SendActivationMutationVariables>(
  `mutation SendActivation($input: EmailInput!) {
  sendActivation(input: $input) {
    message
    __typename
  }
}`,
);

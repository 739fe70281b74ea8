// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SendContactMutation, SendContactMutationVariables } from './types.js';

export const SendContactDocument = /* @__PURE__ */ documentOf<SendContactMutation, SendContactMutationVariables>(
  `mutation SendContact($input: SendContactInput!) {
  sendContact(input: $input) {
    message
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RegisterMutation, RegisterMutationVariables } from './types.js';

export const RegisterDocument = /* @__PURE__ */ documentOf<RegisterMutation, RegisterMutationVariables>(
  `mutation Register($input: RegisterInput!) {
  register(input: $input) {
    message
    __typename
  }
}`,
);

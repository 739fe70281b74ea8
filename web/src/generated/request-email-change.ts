// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RequestEmailChangeMutation, RequestEmailChangeMutationVariables } from './types.js';

export const RequestEmailChangeDocument = /* @__PURE__ */ documentOf<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>(
  `mutation RequestEmailChange($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) {
    message
    __typename
  }
}`,
);

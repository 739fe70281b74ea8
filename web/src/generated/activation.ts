// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ActivationQuery, ActivationQueryVariables } from './types.js';

export const ActivationDocument = /* @__PURE__ */ documentOf<ActivationQuery, ActivationQueryVariables>(
  `query Activation($token: String!) {
  activation(token: $token) {
    state
    username
    __typename
  }
}`,
);

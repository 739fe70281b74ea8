// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { IdentityProviderQuery, IdentityProviderQueryVariables } from './types.js';

export const IdentityProviderDocument = /* @__PURE__ */ documentOf<IdentityProviderQuery, IdentityProviderQueryVariables>(
  `query IdentityProvider {
  identityProvider {
    ...ProviderFields
    __typename
  }
}

fragment ProviderFields on IdentityProvider {
  url
  realm
  clientId
  reachable
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DecideRequestMutation, DecideRequestMutationVariables } from './types.js';

export const DecideRequestDocument = /* @__PURE__ */ documentOf<DecideRequestMutation, DecideRequestMutationVariables>(
  `mutation DecideRequest($input: DecideRequestInput!) {
  decideRequest(input: $input) {
    request {
      ...RequestFields
      decidedAt
      __typename
    }
    __typename
  }
}

fragment RequestFields on ContentRequest {
  id
  kind
  name
  state
  reason
  score
  ownVote
  version
  title {
    id
    name
    path
    poster
    ageMark
    __typename
  }
  __typename
}`,
);

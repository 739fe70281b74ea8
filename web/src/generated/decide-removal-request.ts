// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DecideRemovalRequestMutation, DecideRemovalRequestMutationVariables } from './types.js';

export const DecideRemovalRequestDocument = /* @__PURE__ */ documentOf<DecideRemovalRequestMutation, DecideRemovalRequestMutationVariables>(
  `mutation DecideRemovalRequest($input: DecideRemovalRequestInput!) {
  decideRemovalRequest(input: $input) {
    request {
      ...RemovalFields
      __typename
    }
    __typename
  }
}

fragment RemovalFields on RemovalRequest {
  id
  number
  name
  email
  right
  links
  statement
  confirmedAt
  dueAt
  decidedAt
  outcome
  answer
  decidedBy {
    ...MemberFields
    __typename
  }
  __typename
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

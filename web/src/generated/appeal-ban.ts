// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AppealBanMutation, AppealBanMutationVariables } from './types.js';

export const AppealBanDocument = /* @__PURE__ */ documentOf<AppealBanMutation, AppealBanMutationVariables>(
  `mutation AppealBan($input: AppealBanInput!) {
  appealBan(input: $input) {
    decision {
      ...OwnDecisionFields
      __typename
    }
    __typename
  }
}

fragment OwnDecisionFields on OwnDecision {
  id
  outcome
  violation
  until
  decidedAt
  appealUntil
  contentLost
  appeal {
    body
    sentAt
    state
    __typename
  }
  __typename
}`,
);

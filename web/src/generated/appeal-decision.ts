// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AppealDecisionMutation, AppealDecisionMutationVariables } from './types.js';

export const AppealDecisionDocument = /* @__PURE__ */ documentOf<AppealDecisionMutation, AppealDecisionMutationVariables>(
  `mutation AppealDecision($input: AppealDecisionInput!) {
  appealDecision(input: $input) {
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

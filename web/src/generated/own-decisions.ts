// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { OwnDecisionsQuery, OwnDecisionsQueryVariables } from './types.js';

export const OwnDecisionsDocument = /* @__PURE__ */ documentOf<OwnDecisionsQuery, OwnDecisionsQueryVariables>(
  `query OwnDecisions {
  ownDecisions {
    ...OwnDecisionFields
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CrowdReactionsQuery, CrowdReactionsQueryVariables } from './types.js';

export const CrowdReactionsDocument = /* @__PURE__ */ documentOf<CrowdReactionsQuery, CrowdReactionsQueryVariables>(
  `query CrowdReactions($episodeId: ID!, $position: Int!) {
  crowdReactions(episodeId: $episodeId, position: $position) {
    second
    reactions {
      reaction
      count
      __typename
    }
    __typename
  }
}`,
);

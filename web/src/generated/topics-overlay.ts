// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TopicsOverlayQuery, TopicsOverlayQueryVariables } from './types.js';

export const TopicsOverlayDocument = /* @__PURE__ */ documentOf<TopicsOverlayQuery, TopicsOverlayQueryVariables>(
  `query TopicsOverlay($ids: [ID!]!) {
  topicsById(ids: $ids) {
    id
    path
    title
    covered
    hiddenBy
    state {
      followed
      readNumber
      __typename
    }
    __typename
  }
}`,
);

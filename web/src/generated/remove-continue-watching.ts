// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RemoveContinueWatchingMutation, RemoveContinueWatchingMutationVariables } from './types.js';

export const RemoveContinueWatchingDocument = /* @__PURE__ */ documentOf<RemoveContinueWatchingMutation, RemoveContinueWatchingMutationVariables>(
  `mutation RemoveContinueWatching($positionId: ID!) {
  removeContinueWatching(positionId: $positionId) {
    positionId
    __typename
  }
}`,
);

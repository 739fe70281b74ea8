// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SavePositionMutation, SavePositionMutationVariables } from './types.js';

export const SavePositionDocument = /* @__PURE__ */ documentOf<SavePositionMutation, SavePositionMutationVariables>(
  `mutation SavePosition($input: SavePositionInput!) {
  savePosition(input: $input) {
    position {
      id
      episodeId
      positionSeconds
      durationSeconds
      watched
      __typename
    }
    nextReportSeconds
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ResumePositionQuery, ResumePositionQueryVariables } from './types.js';

export const ResumePositionDocument = /* @__PURE__ */ documentOf<ResumePositionQuery, ResumePositionQueryVariables>(
  `query ResumePosition($episodeIds: [ID!]!, $titleIds: [ID!]!) {
  library(titleIds: $titleIds) {
    titles {
      id
      groupId
      __typename
    }
    __typename
  }
  positions(episodeIds: $episodeIds) {
    id
    episodeId
    positionSeconds
    durationSeconds
    watched
    __typename
  }
}`,
);

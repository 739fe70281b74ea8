// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { StreamQuery, StreamQueryVariables } from './types.js';

export const StreamDocument = /* @__PURE__ */ documentOf<StreamQuery, StreamQueryVariables>(
  `query Stream($sourceHash: ID!, $episodeId: ID!) {
  stream(sourceHash: $sourceHash, episodeId: $episodeId) {
    kind
    dash
    hls
    embed
    thumbnails
    __typename
  }
}`,
);

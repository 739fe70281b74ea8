// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MergeRequestsMutation, MergeRequestsMutationVariables } from './types.js';

export const MergeRequestsDocument = /* @__PURE__ */ documentOf<MergeRequestsMutation, MergeRequestsMutationVariables>(
  `mutation MergeRequests($input: MergeRequestsInput!) {
  mergeRequests(input: $input) {
    request {
      ...RequestFields
      __typename
    }
    __typename
  }
}

fragment RequestFields on ContentRequest {
  id
  kind
  name
  state
  reason
  score
  ownVote
  version
  title {
    id
    name
    path
    poster
    ageMark
    __typename
  }
  __typename
}`,
);

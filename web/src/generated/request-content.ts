// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RequestContentMutation, RequestContentMutationVariables } from './types.js';

export const RequestContentDocument = /* @__PURE__ */ documentOf<RequestContentMutation, RequestContentMutationVariables>(
  `mutation RequestContent($input: RequestContentInput!) {
  requestContent(input: $input) {
    created
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ContentRequestsQuery, ContentRequestsQueryVariables } from './types.js';

export const ContentRequestsDocument = /* @__PURE__ */ documentOf<ContentRequestsQuery, ContentRequestsQueryVariables>(
  `query ContentRequests($kind: RequestKind!, $answered: Boolean!, $cursor: String) {
  contentRequests(kind: $kind, answered: $answered, cursor: $cursor) {
    items {
      ...RequestFields
      __typename
    }
    last
    nextCursor
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

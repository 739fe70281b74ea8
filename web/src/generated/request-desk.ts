// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RequestDeskQuery, RequestDeskQueryVariables } from './types.js';

export const RequestDeskDocument = /* @__PURE__ */ documentOf<RequestDeskQuery, RequestDeskQueryVariables>(
  `query RequestDesk($kind: RequestKind!, $answered: Boolean!, $cursor: String) {
  viewer {
    id
    roles
    __typename
  }
  contentRequests(kind: $kind, answered: $answered, size: 50, cursor: $cursor) {
    items {
      ...RequestFields
      askedAt
      decidedAt
      askedBy {
        ...MemberFields
        __typename
      }
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
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

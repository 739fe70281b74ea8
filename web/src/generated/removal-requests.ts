// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RemovalRequestsQuery, RemovalRequestsQueryVariables } from './types.js';

export const RemovalRequestsDocument = /* @__PURE__ */ documentOf<RemovalRequestsQuery, RemovalRequestsQueryVariables>(
  `query RemovalRequests($decided: Boolean!, $cursor: String) {
  removalRequests(decided: $decided, cursor: $cursor) {
    items {
      ...RemovalFields
      __typename
    }
    last
    nextCursor
    __typename
  }
}

fragment RemovalFields on RemovalRequest {
  id
  number
  name
  email
  right
  links
  statement
  confirmedAt
  dueAt
  decidedAt
  outcome
  answer
  decidedBy {
    ...MemberFields
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

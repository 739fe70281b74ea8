// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AuditLogQuery, AuditLogQueryVariables } from './types.js';

export const AuditLogDocument = /* @__PURE__ */ documentOf<AuditLogQuery, AuditLogQueryVariables>(
  `query AuditLog($username: String, $operation: String, $cursor: String) {
  auditLog(username: $username, operation: $operation, cursor: $cursor) {
    items {
      id
      at
      actor {
        ...MemberFields
        __typename
      }
      byOperator
      roles
      operation
      objectKind
      objectIds
      outcome
      __typename
    }
    last
    nextCursor
    __typename
  }
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

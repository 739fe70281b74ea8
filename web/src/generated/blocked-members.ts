// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { BlockedMembersQuery, BlockedMembersQueryVariables } from './types.js';

export const BlockedMembersDocument = /* @__PURE__ */ documentOf<BlockedMembersQuery, BlockedMembersQueryVariables>(
  `query BlockedMembers($page: Int!, $cursor: String) {
  blockedMembers(page: $page, cursor: $cursor) {
    items {
      ...RestraintFields
      __typename
    }
    count
    last
    nextCursor
    __typename
  }
}

fragment RestraintFields on Restraint {
  id
  blocked
  muted
  mutedUntil
  member {
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

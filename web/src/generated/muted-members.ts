// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MutedMembersQuery, MutedMembersQueryVariables } from './types.js';

export const MutedMembersDocument = /* @__PURE__ */ documentOf<MutedMembersQuery, MutedMembersQueryVariables>(
  `query MutedMembers($page: Int!, $cursor: String) {
  mutedMembers(page: $page, cursor: $cursor) {
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupMembersQuery, GroupMembersQueryVariables } from './types.js';

export const GroupMembersDocument = /* @__PURE__ */ documentOf<GroupMembersQuery, GroupMembersQueryVariables>(
  `query GroupMembers($groupId: ID!, $cursor: String) {
  groupMembers(groupId: $groupId, cursor: $cursor) {
    items {
      role
      member {
        ...GroupPersonFields
        __typename
      }
      __typename
    }
    count
    last
    nextCursor
    __typename
  }
}

fragment GroupPersonFields on Member {
  id
  name
  username
  avatar
  path
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupInvitesQuery, GroupInvitesQueryVariables } from './types.js';

export const GroupInvitesDocument = /* @__PURE__ */ documentOf<GroupInvitesQuery, GroupInvitesQueryVariables>(
  `query GroupInvites($groupId: ID!, $cursor: String) {
  groupInvites(groupId: $groupId, size: 50, cursor: $cursor) {
    ...GroupInvitePage
    __typename
  }
}

fragment GroupInvitePage on MemberList {
  items {
    ...GroupPersonFields
    __typename
  }
  nextCursor
  __typename
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

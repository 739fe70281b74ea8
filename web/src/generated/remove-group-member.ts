// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables } from './types.js';

export const RemoveGroupMemberDocument = /* @__PURE__ */ documentOf<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables>(
  `mutation RemoveGroupMember($groupId: ID!, $memberId: ID!) {
  removeGroupMember(groupId: $groupId, memberId: $memberId) {
    memberId
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetGroupRoleMutation, SetGroupRoleMutationVariables } from './types.js';

export const SetGroupRoleDocument = /* @__PURE__ */ documentOf<SetGroupRoleMutation, SetGroupRoleMutationVariables>(
  `mutation SetGroupRole($groupId: ID!, $memberId: ID!, $role: GroupRole!) {
  setGroupRole(groupId: $groupId, memberId: $memberId, role: $role) {
    memberId
    __typename
  }
}`,
);

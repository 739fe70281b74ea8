// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetGroupInviteMutation, SetGroupInviteMutationVariables } from './types.js';

export const SetGroupInviteDocument = /* @__PURE__ */ documentOf<SetGroupInviteMutation, SetGroupInviteMutationVariables>(
  `mutation SetGroupInvite($groupId: ID!, $memberId: ID!, $invited: Boolean!) {
  setGroupInvite(groupId: $groupId, memberId: $memberId, invited: $invited) {
    memberId
    __typename
  }
}`,
);

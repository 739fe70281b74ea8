// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MuteMemberMutation, MuteMemberMutationVariables } from './types.js';

export const MuteMemberDocument = /* @__PURE__ */ documentOf<MuteMemberMutation, MuteMemberMutationVariables>(
  `mutation MuteMember($id: ID!, $until: DateTime) {
  muteMember(id: $id, until: $until) {
    restraint {
      ...RestraintFields
      __typename
    }
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { BlockMemberMutation, BlockMemberMutationVariables } from './types.js';

export const BlockMemberDocument = /* @__PURE__ */ documentOf<BlockMemberMutation, BlockMemberMutationVariables>(
  `mutation BlockMember($id: ID!) {
  blockMember(id: $id) {
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

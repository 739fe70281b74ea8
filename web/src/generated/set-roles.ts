// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetRolesMutation, SetRolesMutationVariables } from './types.js';

export const SetRolesDocument = /* @__PURE__ */ documentOf<SetRolesMutation, SetRolesMutationVariables>(
  `mutation SetRoles($input: SetRolesInput!) {
  setRoles(input: $input) {
    staff {
      roles
      member {
        ...MemberFields
        __typename
      }
      __typename
    }
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

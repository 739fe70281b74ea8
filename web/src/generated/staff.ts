// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { StaffQuery, StaffQueryVariables } from './types.js';

export const StaffDocument = /* @__PURE__ */ documentOf<StaffQuery, StaffQueryVariables>(
  `query Staff {
  staff {
    roles
    member {
      ...MemberFields
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

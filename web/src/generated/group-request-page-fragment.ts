// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupRequestPageFragment } from './types.js';

export const GroupRequestPageFragmentDoc = /* @__PURE__ */ documentOf<GroupRequestPageFragment>(
  `fragment GroupRequestPage on GroupRequestList {
  items {
    id
    member {
      ...GroupPersonFields
      __typename
    }
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

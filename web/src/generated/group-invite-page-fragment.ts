// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupInvitePageFragment } from './types.js';

export const GroupInvitePageFragmentDoc = /* @__PURE__ */ documentOf<GroupInvitePageFragment>(
  `fragment GroupInvitePage on MemberList {
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

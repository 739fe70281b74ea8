// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MemberFieldsFragment } from './types.js';

export const MemberFieldsFragmentDoc = /* @__PURE__ */ documentOf<MemberFieldsFragment>(
  `fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

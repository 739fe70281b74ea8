// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupPersonFieldsFragment } from './types.js';

export const GroupPersonFieldsFragmentDoc = /* @__PURE__ */ documentOf<GroupPersonFieldsFragment>(
  `fragment GroupPersonFields on Member {
  id
  name
  username
  avatar
  path
  __typename
}`,
);

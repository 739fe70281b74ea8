// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupCardFieldsFragment } from './types.js';

export const GroupCardFieldsFragmentDoc = /* @__PURE__ */ documentOf<GroupCardFieldsFragment>(
  `fragment GroupCardFields on Group {
  id
  path
  name
  tagline
  cover
  private
  approval
  memberCount
  standing
  __typename
}`,
);

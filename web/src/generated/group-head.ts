// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupHeadQuery, GroupHeadQueryVariables } from './types.js';

export const GroupHeadDocument = /* @__PURE__ */ documentOf<GroupHeadQuery, GroupHeadQueryVariables>(
  `query GroupHead($slug: String!) {
  group(slug: $slug) {
    ...GroupCardFields
    __typename
  }
}

fragment GroupCardFields on Group {
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupFieldsFragment } from './types.js';

export const GroupFieldsFragmentDoc = /* @__PURE__ */ documentOf<GroupFieldsFragment>(
  `fragment GroupFields on Group {
  ...GroupCardFields
  slug
  poster
  description
  website
  networks {
    facebook
    twitter
    instagram
    threads
    youtube
    discord
    __typename
  }
  version
  requestCount
  __typename
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

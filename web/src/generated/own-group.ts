// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { OwnGroupQuery, OwnGroupQueryVariables } from './types.js';

export const OwnGroupDocument = /* @__PURE__ */ documentOf<OwnGroupQuery, OwnGroupQueryVariables>(
  `query OwnGroup($slug: String!) {
  group(slug: $slug) {
    ...GroupFields
    __typename
  }
}

fragment GroupFields on Group {
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

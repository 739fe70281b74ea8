// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AllBadgesQuery, AllBadgesQueryVariables } from './types.js';

export const AllBadgesDocument = /* @__PURE__ */ documentOf<AllBadgesQuery, AllBadgesQueryVariables>(
  `query AllBadges {
  badges {
    ...BadgeFields
    __typename
  }
}

fragment BadgeFields on Badge {
  id
  name
  how
  __typename
}`,
);

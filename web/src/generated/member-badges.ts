// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MemberBadgesQuery, MemberBadgesQueryVariables } from './types.js';

export const MemberBadgesDocument = /* @__PURE__ */ documentOf<MemberBadgesQuery, MemberBadgesQueryVariables>(
  `query MemberBadges($memberId: ID!, $cursor: String) {
  memberBadges(memberId: $memberId, cursor: $cursor) {
    items {
      badge {
        ...BadgeFields
        __typename
      }
      earnedAt
      __typename
    }
    count
    last
    nextCursor
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

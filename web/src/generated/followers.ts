// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FollowersQuery, FollowersQueryVariables } from './types.js';

export const FollowersDocument = /* @__PURE__ */ documentOf<FollowersQuery, FollowersQueryVariables>(
  `query Followers($memberId: ID!, $cursor: String) {
  followers(memberId: $memberId, cursor: $cursor) {
    items {
      ...FollowMemberFields
      __typename
    }
    count
    last
    nextCursor
    __typename
  }
}

fragment FollowMemberFields on Member {
  ...MemberFields
  relationship {
    ...RelationshipFields
    __typename
  }
  __typename
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}

fragment RelationshipFields on Relationship {
  id
  state
  followsViewer
  followerCount
  followedCount
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ProfileQuery, ProfileQueryVariables } from './types.js';

export const ProfileDocument = /* @__PURE__ */ documentOf<ProfileQuery, ProfileQueryVariables>(
  `query Profile($username: String!) {
  profile(username: $username) {
    about
    country
    joinedAt
    hidden
    indexed
    restraint {
      ...RestraintFields
      __typename
    }
    member {
      ...FollowMemberFields
      __typename
    }
    links {
      facebook
      twitter
      instagram
      __typename
    }
    __typename
  }
}

fragment RestraintFields on Restraint {
  id
  blocked
  muted
  mutedUntil
  member {
    ...MemberFields
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

fragment FollowMemberFields on Member {
  ...MemberFields
  relationship {
    ...RelationshipFields
    __typename
  }
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

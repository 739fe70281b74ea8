// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FollowSuggestionsQuery, FollowSuggestionsQueryVariables } from './types.js';

export const FollowSuggestionsDocument = /* @__PURE__ */ documentOf<FollowSuggestionsQuery, FollowSuggestionsQueryVariables>(
  `query FollowSuggestions {
  followSuggestions(size: 5) {
    member {
      ...FollowMemberFields
      __typename
    }
    reason
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

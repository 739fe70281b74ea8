// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetFollowMutation, SetFollowMutationVariables } from './types.js';

export const SetFollowDocument = /* @__PURE__ */ documentOf<SetFollowMutation, SetFollowMutationVariables>(
  `mutation SetFollow($input: SetFollowInput!) {
  setFollow(input: $input) {
    relationship {
      ...RelationshipFields
      __typename
    }
    __typename
  }
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

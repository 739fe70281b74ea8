// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { WithdrawFromGroupMutation, WithdrawFromGroupMutationVariables } from './types.js';

export const WithdrawFromGroupDocument = /* @__PURE__ */ documentOf<WithdrawFromGroupMutation, WithdrawFromGroupMutationVariables>(
  `mutation WithdrawFromGroup($id: ID!) {
  withdrawFromGroup(id: $id) {
    group {
      ...GroupFields
      __typename
    }
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupCandidatesQuery, GroupCandidatesQueryVariables } from './types.js';

export const GroupCandidatesDocument = /* @__PURE__ */ documentOf<GroupCandidatesQuery, GroupCandidatesQueryVariables>(
  `query GroupCandidates($groupId: ID!, $query: String!) {
  groupCandidates(groupId: $groupId, query: $query) {
    standing
    member {
      ...GroupPersonFields
      __typename
    }
    __typename
  }
}

fragment GroupPersonFields on Member {
  id
  name
  username
  avatar
  path
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupsQuery, GroupsQueryVariables } from './types.js';

export const GroupsDocument = /* @__PURE__ */ documentOf<GroupsQuery, GroupsQueryVariables>(
  `query Groups($filter: GroupFilter!, $query: String!, $cursor: String) {
  groups(filter: $filter, query: $query, cursor: $cursor) {
    items {
      ...GroupCardFields
      __typename
    }
    last
    nextCursor
    __typename
  }
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

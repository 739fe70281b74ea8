// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupRequestsQuery, GroupRequestsQueryVariables } from './types.js';

export const GroupRequestsDocument = /* @__PURE__ */ documentOf<GroupRequestsQuery, GroupRequestsQueryVariables>(
  `query GroupRequests($groupId: ID!, $cursor: String) {
  groupRequests(groupId: $groupId, size: 50, cursor: $cursor) {
    ...GroupRequestPage
    __typename
  }
}

fragment GroupRequestPage on GroupRequestList {
  items {
    id
    member {
      ...GroupPersonFields
      __typename
    }
    __typename
  }
  nextCursor
  __typename
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

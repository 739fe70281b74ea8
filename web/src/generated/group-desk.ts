// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../lib/graphql-document.js';
import type { GroupDeskQuery, GroupDeskQueryVariables } from './types.js';

export const GroupDeskDocument = /* @__PURE__ */ documentOf<GroupDeskQuery, GroupDeskQueryVariables>(
  `query GroupDesk($groupId: ID!) {
  groupRequests(groupId: $groupId, size: 50) {
    items {
      id
      member {
        ...GroupPersonFields
        __typename
      }
      __typename
    }
    __typename
  }
  groupInvites(groupId: $groupId, size: 50) {
    items {
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

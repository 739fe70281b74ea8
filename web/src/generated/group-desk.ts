// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { GroupDeskQuery, GroupDeskQueryVariables } from './types.js';

export const GroupDeskDocument = /* @__PURE__ */ documentOf<GroupDeskQuery, GroupDeskQueryVariables>(
  `query GroupDesk($groupId: ID!) {
  groupRequests(groupId: $groupId, size: 50) {
    ...GroupRequestPage
    __typename
  }
  groupInvites(groupId: $groupId, size: 50) {
    ...GroupInvitePage
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
}

fragment GroupInvitePage on MemberList {
  items {
    ...GroupPersonFields
    __typename
  }
  nextCursor
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomMembersQuery, RoomMembersQueryVariables } from './types.js';

export const RoomMembersDocument = /* @__PURE__ */ documentOf<RoomMembersQuery, RoomMembersQueryVariables>(
  `query RoomMembers($code: ID!) {
  roomMembers(code: $code) {
    memberId
    member {
      ...RoomPerson
      __typename
    }
    role
    activity
    offsetMs
    __typename
  }
}

fragment RoomPerson on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

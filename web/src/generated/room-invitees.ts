// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomInviteesQuery, RoomInviteesQueryVariables } from './types.js';

export const RoomInviteesDocument = /* @__PURE__ */ documentOf<RoomInviteesQuery, RoomInviteesQueryVariables>(
  `query RoomInvitees($memberId: ID!, $cursor: String) {
  followed(memberId: $memberId, size: 50, cursor: $cursor) {
    items {
      ...RoomPerson
      __typename
    }
    nextCursor
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

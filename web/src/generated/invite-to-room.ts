// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { InviteToRoomMutation, InviteToRoomMutationVariables } from './types.js';

export const InviteToRoomDocument = /* @__PURE__ */ documentOf<InviteToRoomMutation, InviteToRoomMutationVariables>(
  `mutation InviteToRoom($code: ID!, $memberIds: [ID!]!) {
  inviteToRoom(code: $code, memberIds: $memberIds) {
    code
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LeaveRoomMutation, LeaveRoomMutationVariables } from './types.js';

export const LeaveRoomDocument = /* @__PURE__ */ documentOf<LeaveRoomMutation, LeaveRoomMutationVariables>(
  `mutation LeaveRoom($code: ID!) {
  leaveRoom(code: $code) {
    code
    __typename
  }
}`,
);

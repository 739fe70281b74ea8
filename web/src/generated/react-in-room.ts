// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ReactInRoomMutation, ReactInRoomMutationVariables } from './types.js';

export const ReactInRoomDocument = /* @__PURE__ */ documentOf<ReactInRoomMutation, ReactInRoomMutationVariables>(
  `mutation ReactInRoom($code: ID!, $reaction: ReactionKind!) {
  reactInRoom(code: $code, reaction: $reaction) {
    code
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CreateRoomMutation, CreateRoomMutationVariables } from './types.js';

export const CreateRoomDocument = /* @__PURE__ */ documentOf<CreateRoomMutation, CreateRoomMutationVariables>(
  `mutation CreateRoom($input: CreateRoomInput!) {
  createRoom(input: $input) {
    room {
      code
      path
      __typename
    }
    __typename
  }
}`,
);

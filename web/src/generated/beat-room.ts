// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { BeatRoomMutation, BeatRoomMutationVariables } from './types.js';

export const BeatRoomDocument = /* @__PURE__ */ documentOf<BeatRoomMutation, BeatRoomMutationVariables>(
  `mutation BeatRoom($input: BeatRoomInput!) {
  beatRoom(input: $input) {
    seq
    epoch
    chatSeq
    serverMs
    presentCount
    nextMs
    __typename
  }
}`,
);

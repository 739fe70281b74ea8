// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomFramesSubscription, RoomFramesSubscriptionVariables } from './types.js';

export const RoomFramesDocument = /* @__PURE__ */ documentOf<RoomFramesSubscription, RoomFramesSubscriptionVariables>(
  `subscription RoomFrames($ticket: String!, $seq: Int!) {
  roomFrames(ticket: $ticket, seq: $seq) {
    seq
    resync
    spreadMs
    ticket
    reactions {
      reaction
      count
      __typename
    }
    state {
      epoch
      phase
      hostId
      playback {
        ...RoomPlaybackFields
        __typename
      }
      memberCount
      chatSeq
      membersChanged
      changedEntryId
      changedRoleId
      queueSeq
      nextMs
      waitMs
      sourceHash
      __typename
    }
    __typename
  }
}

fragment RoomPlaybackFields on RoomPlayback {
  episodeId
  positionMs
  effectiveMs
  rate
  playing
  __typename
}`,
);

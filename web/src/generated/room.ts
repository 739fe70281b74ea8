// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomQuery, RoomQueryVariables } from './types.js';

export const RoomDocument = /* @__PURE__ */ documentOf<RoomQuery, RoomQueryVariables>(
  `query Room($code: ID!) {
  room(code: $code) {
    ...RoomFields
    __typename
  }
}

fragment RoomFields on Room {
  code
  path
  title
  visibility
  phase
  hostId
  host {
    ...RoomPerson
    __typename
  }
  playback {
    ...RoomPlaybackFields
    __typename
  }
  episode {
    id
    season
    number
    name
    image
    path
    title {
      id
      kind
      slug
      name
      path
      poster
      ageMark
      __typename
    }
    __typename
  }
  memberCount
  presentCount
  seq
  epoch
  chatSeq
  viewerRole
  mayControl
  startsAt
  invited
  queueSeq
  nextMs
  waitMs
  sourceHash
  serverMs
  live {
    seq
    ticket
    __typename
  }
  __typename
}

fragment RoomPerson on Member {
  id
  username
  name
  avatar
  path
  __typename
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

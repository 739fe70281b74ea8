// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomQueueQuery, RoomQueueQueryVariables } from './types.js';

export const RoomQueueDocument = /* @__PURE__ */ documentOf<RoomQueueQuery, RoomQueueQueryVariables>(
  `query RoomQueue($code: ID!) {
  roomQueue(code: $code) {
    ...RoomQueueFields
    __typename
  }
}

fragment RoomQueueFields on RoomQueue {
  queueSeq
  items {
    episodeId
    votes
    voted
    proposer {
      id
      name
      __typename
    }
    episode {
      id
      season
      number
      title {
        id
        kind
        name
        poster
        __typename
      }
      __typename
    }
    __typename
  }
  __typename
}`,
);

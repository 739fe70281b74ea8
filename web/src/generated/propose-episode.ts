// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ProposeEpisodeMutation, ProposeEpisodeMutationVariables } from './types.js';

export const ProposeEpisodeDocument = /* @__PURE__ */ documentOf<ProposeEpisodeMutation, ProposeEpisodeMutationVariables>(
  `mutation ProposeEpisode($code: ID!, $episodeId: ID!) {
  proposeEpisode(code: $code, episodeId: $episodeId) {
    queue {
      ...RoomQueueFields
      __typename
    }
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

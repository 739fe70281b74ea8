// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { VoteForEpisodeMutation, VoteForEpisodeMutationVariables } from './types.js';

export const VoteForEpisodeDocument = /* @__PURE__ */ documentOf<VoteForEpisodeMutation, VoteForEpisodeMutationVariables>(
  `mutation VoteForEpisode($code: ID!, $episodeId: ID!, $active: Boolean!) {
  voteForEpisode(code: $code, episodeId: $episodeId, active: $active) {
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RemoveProposalMutation, RemoveProposalMutationVariables } from './types.js';

export const RemoveProposalDocument = /* @__PURE__ */ documentOf<RemoveProposalMutation, RemoveProposalMutationVariables>(
  `mutation RemoveProposal($code: ID!, $episodeId: ID!) {
  removeProposal(code: $code, episodeId: $episodeId) {
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

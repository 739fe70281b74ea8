// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { VoteOnRequestMutation, VoteOnRequestMutationVariables } from './types.js';

export const VoteOnRequestDocument = /* @__PURE__ */ documentOf<VoteOnRequestMutation, VoteOnRequestMutationVariables>(
  `mutation VoteOnRequest($input: VoteOnRequestInput!) {
  voteOnRequest(input: $input) {
    id
    score
    ownVote
    __typename
  }
}`,
);

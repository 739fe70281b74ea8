// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { VoteOnStoryMutation, VoteOnStoryMutationVariables } from './types.js';

export const VoteOnStoryDocument = /* @__PURE__ */ documentOf<VoteOnStoryMutation, VoteOnStoryMutationVariables>(
  `mutation VoteOnStory($input: VoteOnStoryInput!) {
  voteOnStory(input: $input) {
    id
    score
    ownVote
    __typename
  }
}`,
);

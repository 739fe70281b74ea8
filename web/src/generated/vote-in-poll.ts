// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { VoteInPollMutation, VoteInPollMutationVariables } from './types.js';

export const VoteInPollDocument = /* @__PURE__ */ documentOf<VoteInPollMutation, VoteInPollMutationVariables>(
  `mutation VoteInPoll($input: VoteInPollInput!) {
  voteInPoll(input: $input) {
    postId
    poll {
      ...PollFields
      __typename
    }
    __typename
  }
}

fragment PollFields on Poll {
  question
  answers {
    text
    count
    __typename
  }
  endsAt
  ended
  ownAnswer
  resultsHidden
  voteCount
  __typename
}`,
);

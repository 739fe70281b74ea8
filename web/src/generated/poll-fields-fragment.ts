// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PollFieldsFragment } from './types.js';

export const PollFieldsFragmentDoc = /* @__PURE__ */ documentOf<PollFieldsFragment>(
  `fragment PollFields on Poll {
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetScoreMutation, SetScoreMutationVariables } from './types.js';

export const SetScoreDocument = /* @__PURE__ */ documentOf<SetScoreMutation, SetScoreMutationVariables>(
  `mutation SetScore($input: SetScoreInput!) {
  setScore(input: $input) {
    library {
      ...TitleMarks
      __typename
    }
    title {
      id
      rating
      scoreCount
      __typename
    }
    __typename
  }
}

fragment TitleMarks on TitleLibrary {
  id
  inWatchList
  entryWatched
  favourite
  followed
  followerCount
  score
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetTitleMarkMutation, SetTitleMarkMutationVariables } from './types.js';

export const SetTitleMarkDocument = /* @__PURE__ */ documentOf<SetTitleMarkMutation, SetTitleMarkMutationVariables>(
  `mutation SetTitleMark($input: SetTitleMarkInput!) {
  setTitleMark(input: $input) {
    library {
      ...TitleMarks
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

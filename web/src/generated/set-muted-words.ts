// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetMutedWordsMutation, SetMutedWordsMutationVariables } from './types.js';

export const SetMutedWordsDocument = /* @__PURE__ */ documentOf<SetMutedWordsMutation, SetMutedWordsMutationVariables>(
  `mutation SetMutedWords($words: [String!]!) {
  setMutedWords(words: $words) {
    words
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MutedWordsQuery, MutedWordsQueryVariables } from './types.js';

export const MutedWordsDocument = /* @__PURE__ */ documentOf<MutedWordsQuery, MutedWordsQueryVariables>(
  `query MutedWords {
  mutedWords
}`,
);

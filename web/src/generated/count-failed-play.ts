// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CountFailedPlayMutation, CountFailedPlayMutationVariables } from './types.js';

export const CountFailedPlayDocument = /* @__PURE__ */ documentOf<CountFailedPlayMutation, CountFailedPlayMutationVariables>(
  `mutation CountFailedPlay($input: CountFailedPlayInput!) {
  countFailedPlay(input: $input) {
    sourceHash
    __typename
  }
}`,
);

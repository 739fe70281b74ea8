// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ClapMutation, ClapMutationVariables } from './types.js';

export const ClapDocument = /* @__PURE__ */ documentOf<ClapMutation, ClapMutationVariables>(
  `mutation Clap($input: ClapInput!) {
  clap(input: $input) {
    postId
    clapCount
    ownClaps
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ReactMutation, ReactMutationVariables } from './types.js';

export const ReactDocument = /* @__PURE__ */ documentOf<ReactMutation, ReactMutationVariables>(
  `mutation React($input: SetReactionInput!) {
  setReaction(input: $input) {
    targetId
    ownReaction
    reactions {
      reaction
      count
      __typename
    }
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ReactToTopicMutation, ReactToTopicMutationVariables } from './types.js';

export const ReactToTopicDocument = /* @__PURE__ */ documentOf<ReactToTopicMutation, ReactToTopicMutationVariables>(
  `mutation ReactToTopic($input: SetReactionInput!) {
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

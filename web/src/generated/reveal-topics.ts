// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RevealTopicsMutation, RevealTopicsMutationVariables } from './types.js';

export const RevealTopicsDocument = /* @__PURE__ */ documentOf<RevealTopicsMutation, RevealTopicsMutationVariables>(
  `mutation RevealTopics($ids: [ID!]!) {
  revealTopics(ids: $ids) {
    topics {
      id
      path
      title
      body
      mentions
      covered
      hiddenBy
      __typename
    }
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MarkTopicReadMutation, MarkTopicReadMutationVariables } from './types.js';

export const MarkTopicReadDocument = /* @__PURE__ */ documentOf<MarkTopicReadMutation, MarkTopicReadMutationVariables>(
  `mutation MarkTopicRead($id: ID!, $number: Int!) {
  markTopicRead(id: $id, number: $number) {
    topicId
    state {
      followed
      readNumber
      __typename
    }
    __typename
  }
}`,
);

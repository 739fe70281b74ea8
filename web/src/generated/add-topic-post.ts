// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AddTopicPostMutation, AddTopicPostMutationVariables } from './types.js';

export const AddTopicPostDocument = /* @__PURE__ */ documentOf<AddTopicPostMutation, AddTopicPostMutationVariables>(
  `mutation AddTopicPost($input: AddTopicPostInput!) {
  addTopicPost(input: $input) {
    post {
      id
      number
      __typename
    }
    __typename
  }
}`,
);

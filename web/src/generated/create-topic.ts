// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CreateTopicMutation, CreateTopicMutationVariables } from './types.js';

export const CreateTopicDocument = /* @__PURE__ */ documentOf<CreateTopicMutation, CreateTopicMutationVariables>(
  `mutation CreateTopic($input: CreateTopicInput!) {
  createTopic(input: $input) {
    topic {
      id
      path
      __typename
    }
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeleteTopicMutation, DeleteTopicMutationVariables } from './types.js';

export const DeleteTopicDocument = /* @__PURE__ */ documentOf<DeleteTopicMutation, DeleteTopicMutationVariables>(
  `mutation DeleteTopic($id: ID!) {
  deleteTopic(id: $id) {
    id
    go
    __typename
  }
}`,
);

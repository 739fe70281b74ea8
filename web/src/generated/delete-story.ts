// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeleteStoryMutation, DeleteStoryMutationVariables } from './types.js';

export const DeleteStoryDocument = /* @__PURE__ */ documentOf<DeleteStoryMutation, DeleteStoryMutationVariables>(
  `mutation DeleteStory($id: ID!) {
  deleteStory(id: $id) {
    id
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AnswerGroupRequestMutation, AnswerGroupRequestMutationVariables } from './types.js';

export const AnswerGroupRequestDocument = /* @__PURE__ */ documentOf<AnswerGroupRequestMutation, AnswerGroupRequestMutationVariables>(
  `mutation AnswerGroupRequest($id: ID!, $accepted: Boolean!) {
  answerGroupRequest(id: $id, accepted: $accepted) {
    id
    __typename
  }
}`,
);

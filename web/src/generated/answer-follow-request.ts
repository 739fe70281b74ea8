// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AnswerFollowRequestMutation, AnswerFollowRequestMutationVariables } from './types.js';

export const AnswerFollowRequestDocument = /* @__PURE__ */ documentOf<AnswerFollowRequestMutation, AnswerFollowRequestMutationVariables>(
  `mutation AnswerFollowRequest($id: ID!, $accepted: Boolean!) {
  answerFollowRequest(id: $id, accepted: $accepted) {
    relationship {
      ...RelationshipFields
      __typename
    }
    __typename
  }
}

fragment RelationshipFields on Relationship {
  id
  state
  followsViewer
  followerCount
  followedCount
  __typename
}`,
);

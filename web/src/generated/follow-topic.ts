// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FollowTopicMutation, FollowTopicMutationVariables } from './types.js';

export const FollowTopicDocument = /* @__PURE__ */ documentOf<FollowTopicMutation, FollowTopicMutationVariables>(
  `mutation FollowTopic($id: ID!, $followed: Boolean!) {
  followTopic(id: $id, followed: $followed) {
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { NewGroupPostsSubscription, NewGroupPostsSubscriptionVariables } from './types.js';

export const NewGroupPostsDocument = /* @__PURE__ */ documentOf<NewGroupPostsSubscription, NewGroupPostsSubscriptionVariables>(
  `subscription NewGroupPosts($groupId: ID!, $newerThan: ID) {
  newGroupPosts(groupId: $groupId, newerThan: $newerThan) {
    count
    __typename
  }
}`,
);

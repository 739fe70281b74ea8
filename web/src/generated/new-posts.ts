// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { NewPostsSubscription, NewPostsSubscriptionVariables } from './types.js';

export const NewPostsDocument = /* @__PURE__ */ documentOf<NewPostsSubscription, NewPostsSubscriptionVariables>(
  `subscription NewPosts($kind: FeedKind!, $newerThan: ID) {
  newPosts(kind: $kind, newerThan: $newerThan) {
    count
    __typename
  }
}`,
);

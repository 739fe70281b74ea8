// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LivePostsQuery, LivePostsQueryVariables } from './types.js';

export const LivePostsDocument = /* @__PURE__ */ documentOf<LivePostsQuery, LivePostsQueryVariables>(
  `query LivePosts($ids: [ID!]!) {
  postsById(ids: $ids) {
    id
    clapCount
    clapLive {
      seq
      ticket
      __typename
    }
    poll {
      answers {
        count
        __typename
      }
      __typename
    }
    pollLive {
      seq
      ticket
      __typename
    }
    __typename
  }
}`,
);

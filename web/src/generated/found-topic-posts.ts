// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FoundTopicPostsQuery, FoundTopicPostsQueryVariables } from './types.js';

export const FoundTopicPostsDocument = /* @__PURE__ */ documentOf<FoundTopicPostsQuery, FoundTopicPostsQueryVariables>(
  `query FoundTopicPosts($topicId: ID!, $query: String!, $cursor: String) {
  topicPostsFound(topicId: $topicId, query: $query, cursor: $cursor) {
    items {
      id
      number
      author {
        ...ForumPerson
        __typename
      }
      body
      postedAt
      __typename
    }
    last
    nextCursor
    __typename
  }
}

fragment ForumPerson on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

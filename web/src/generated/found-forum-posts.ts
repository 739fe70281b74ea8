// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FoundForumPostsQuery, FoundForumPostsQueryVariables } from './types.js';

export const FoundForumPostsDocument = /* @__PURE__ */ documentOf<FoundForumPostsQuery, FoundForumPostsQueryVariables>(
  `query FoundForumPosts($query: String!, $cursor: String) {
  forumPostsFound(query: $query, size: 10, cursor: $cursor) {
    items {
      post {
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
      topic {
        id
        path
        title
        covered
        hiddenBy
        spoilerOf {
          id
          name
          __typename
        }
        __typename
      }
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

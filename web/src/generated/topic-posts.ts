// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TopicPostsQuery, TopicPostsQueryVariables } from './types.js';

export const TopicPostsDocument = /* @__PURE__ */ documentOf<TopicPostsQuery, TopicPostsQueryVariables>(
  `query TopicPosts($id: ID!, $fromNumber: Int, $beforeNumber: Int) {
  topicPosts(topicId: $id, fromNumber: $fromNumber, beforeNumber: $beforeNumber) {
    ...TopicPostPage
    __typename
  }
}

fragment TopicPostPage on TopicPostList {
  items {
    ...TopicPostFields
    __typename
  }
  earlier
  last
  nextCursor
  live {
    seq
    ticket
    __typename
  }
  __typename
}

fragment TopicPostFields on Comment {
  id
  number
  author {
    ...ForumPerson
    __typename
  }
  body
  spoiler {
    kind
    season
    number
    __typename
  }
  covered
  hiddenBy
  deleted
  edited
  version
  mentions
  mayEdit
  mayDelete
  postedAt
  reactions {
    reaction
    count
    __typename
  }
  ownReaction
  quoted {
    ...QuotedPost
    __typename
  }
  __typename
}

fragment ForumPerson on Member {
  id
  username
  name
  avatar
  path
  __typename
}

fragment QuotedPost on Comment {
  id
  number
  body
  covered
  hiddenBy
  deleted
  author {
    ...ForumPerson
    __typename
  }
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TopicPageQuery, TopicPageQueryVariables } from './types.js';

export const TopicPageDocument = /* @__PURE__ */ documentOf<TopicPageQuery, TopicPageQueryVariables>(
  `query TopicPage($id: ID!, $fromNumber: Int) {
  topic(id: $id) {
    ...TopicFields
    __typename
  }
  topicPosts(topicId: $id, fromNumber: $fromNumber) {
    ...TopicPostPage
    __typename
  }
}

fragment TopicFields on Topic {
  ...TopicRowFields
  body
  mentions
  edited
  version
  reactions {
    reaction
    count
    __typename
  }
  ownReaction
  mayEdit
  mayDelete
  mayPost
  mayModerate
  __typename
}

fragment TopicRowFields on Topic {
  id
  path
  category
  title
  author {
    ...ForumPerson
    __typename
  }
  about {
    ...ForumTitle
    __typename
  }
  spoiler {
    kind
    season
    number
    __typename
  }
  spoilerOf {
    id
    name
    kind
    __typename
  }
  covered
  hiddenBy
  postedAt
  activeAt
  postCount
  lastNumber
  lastAuthor {
    ...ForumPerson
    __typename
  }
  pinned
  locked
  state {
    followed
    readNumber
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

fragment ForumTitle on Title {
  id
  kind
  name
  path
  poster
  ageMark
  __typename
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

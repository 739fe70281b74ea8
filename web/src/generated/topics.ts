// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TopicsQuery, TopicsQueryVariables } from './types.js';

export const TopicsDocument = /* @__PURE__ */ documentOf<TopicsQuery, TopicsQueryVariables>(
  `query Topics($category: TopicCategory, $order: TopicOrder!, $query: String, $cursor: String) {
  topics(category: $category, order: $order, query: $query, cursor: $cursor) {
    items {
      ...TopicRowFields
      __typename
    }
    moved {
      movedAt
      topic {
        ...TopicRowFields
        __typename
      }
      __typename
    }
    last
    nextCursor
    __typename
  }
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
}`,
);

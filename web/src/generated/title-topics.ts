// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TitleTopicsQuery, TitleTopicsQueryVariables } from './types.js';

export const TitleTopicsDocument = /* @__PURE__ */ documentOf<TitleTopicsQuery, TitleTopicsQueryVariables>(
  `query TitleTopics($titleId: ID!, $cursor: String) {
  topics(titleId: $titleId, order: ACTIVITY, size: 5, cursor: $cursor) {
    items {
      ...TopicRowFields
      __typename
    }
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

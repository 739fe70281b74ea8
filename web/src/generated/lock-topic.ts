// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LockTopicMutation, LockTopicMutationVariables } from './types.js';

export const LockTopicDocument = /* @__PURE__ */ documentOf<LockTopicMutation, LockTopicMutationVariables>(
  `mutation LockTopic($id: ID!, $locked: Boolean!) {
  lockTopic(id: $id, locked: $locked) {
    topic {
      ...TopicFields
      __typename
    }
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
}`,
);

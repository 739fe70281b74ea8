// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { StoriesQuery, StoriesQueryVariables } from './types.js';

export const StoriesDocument = /* @__PURE__ */ documentOf<StoriesQuery, StoriesQueryVariables>(
  `query Stories($titleId: ID!, $cursor: String) {
  stories(titleId: $titleId, cursor: $cursor) {
    items {
      ...StoryFields
      __typename
    }
    own {
      ...StoryFields
      __typename
    }
    last
    nextCursor
    __typename
  }
}

fragment StoryFields on Story {
  id
  author {
    ...MemberFields
    __typename
  }
  body
  covered
  postedAt
  edited
  score
  ownVote
  mayDelete
  __typename
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RevealStoryMutation, RevealStoryMutationVariables } from './types.js';

export const RevealStoryDocument = /* @__PURE__ */ documentOf<RevealStoryMutation, RevealStoryMutationVariables>(
  `mutation RevealStory($id: ID!) {
  revealStory(id: $id) {
    story {
      ...StoryFields
      __typename
    }
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

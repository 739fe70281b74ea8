// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetStoryMutation, SetStoryMutationVariables } from './types.js';

export const SetStoryDocument = /* @__PURE__ */ documentOf<SetStoryMutation, SetStoryMutationVariables>(
  `mutation SetStory($input: SetStoryInput!) {
  setStory(input: $input) {
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

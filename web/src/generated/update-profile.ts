// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { UpdateProfileMutation, UpdateProfileMutationVariables } from './types.js';

export const UpdateProfileDocument = /* @__PURE__ */ documentOf<UpdateProfileMutation, UpdateProfileMutationVariables>(
  `mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    account {
      ...AccountFields
      __typename
    }
    __typename
  }
}

fragment AccountFields on Account {
  id
  about
  country
  email
  pendingEmail
  birthYear
  member {
    ...MemberFields
    __typename
  }
  links {
    facebook
    twitter
    instagram
    __typename
  }
  privacy {
    profile
    indexed
    __typename
  }
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

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetPrivacyMutation, SetPrivacyMutationVariables } from './types.js';

export const SetPrivacyDocument = /* @__PURE__ */ documentOf<SetPrivacyMutation, SetPrivacyMutationVariables>(
  `mutation SetPrivacy($input: PrivacyInput!) {
  setPrivacy(input: $input) {
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

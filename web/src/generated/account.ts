// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AccountQuery, AccountQueryVariables } from './types.js';

export const AccountDocument = /* @__PURE__ */ documentOf<AccountQuery, AccountQueryVariables>(
  `query Account {
  account {
    ...AccountFields
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

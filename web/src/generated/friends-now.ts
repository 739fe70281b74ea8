// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FriendsNowQuery, FriendsNowQueryVariables } from './types.js';

export const FriendsNowDocument = /* @__PURE__ */ documentOf<FriendsNowQuery, FriendsNowQueryVariables>(
  `query FriendsNow {
  friendsNow {
    items {
      id
      name
      path
      __typename
    }
    count
    __typename
  }
}`,
);

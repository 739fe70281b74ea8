// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ViewerQuery, ViewerQueryVariables } from './types.js';

export const ViewerDocument = /* @__PURE__ */ documentOf<ViewerQuery, ViewerQueryVariables>(
  `query Viewer {
  viewer {
    id
    roles
    unreadNotifications
    member {
      ...MemberFields
      __typename
    }
    __typename
  }
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

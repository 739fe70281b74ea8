// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { NotificationsQuery, NotificationsQueryVariables } from './types.js';

export const NotificationsDocument = /* @__PURE__ */ documentOf<NotificationsQuery, NotificationsQueryVariables>(
  `query Notifications($page: Int!, $cursor: String) {
  notifications(page: $page, cursor: $cursor) {
    items {
      id
      kind
      time
      read
      shown {
        heading
        text
        image
        path
        __typename
      }
      __typename
    }
    count
    last
    nextCursor
    unread
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables } from './types.js';

export const MarkNotificationsReadDocument = /* @__PURE__ */ documentOf<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>(
  `mutation MarkNotificationsRead {
  markNotificationsRead {
    unread
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ActivitySubscription, ActivitySubscriptionVariables } from './types.js';

export const ActivityDocument = /* @__PURE__ */ documentOf<ActivitySubscription, ActivitySubscriptionVariables>(
  `subscription Activity {
  activity {
    unread
    revision
    __typename
  }
}`,
);

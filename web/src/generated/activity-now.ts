// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ActivityNowQuery, ActivityNowQueryVariables } from './types.js';

export const ActivityNowDocument = /* @__PURE__ */ documentOf<ActivityNowQuery, ActivityNowQueryVariables>(
  `query ActivityNow {
  activity {
    unread
    revision
    __typename
  }
}`,
);

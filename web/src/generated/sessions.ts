// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SessionsQuery, SessionsQueryVariables } from './types.js';

export const SessionsDocument = /* @__PURE__ */ documentOf<SessionsQuery, SessionsQueryVariables>(
  `query Sessions {
  account {
    id
    sessions {
      ...DeviceFields
      __typename
    }
    __typename
  }
}

fragment DeviceFields on Device {
  id
  userAgent
  createdAt
  lastSeenAt
  current
  __typename
}`,
);

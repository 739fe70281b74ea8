// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EndOtherSessionsMutation, EndOtherSessionsMutationVariables } from './types.js';

export const EndOtherSessionsDocument = /* @__PURE__ */ documentOf<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(
  `mutation EndOtherSessions {
  endOtherSessions {
    account {
      id
      sessions {
        ...DeviceFields
        __typename
      }
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

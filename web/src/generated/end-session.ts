// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EndSessionMutation, EndSessionMutationVariables } from './types.js';

export const EndSessionDocument = /* @__PURE__ */ documentOf<EndSessionMutation, EndSessionMutationVariables>(
  `mutation EndSession($id: ID!) {
  endSession(id: $id) {
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

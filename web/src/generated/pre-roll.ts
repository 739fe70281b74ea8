// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PreRollQuery, PreRollQueryVariables } from './types.js';

export const PreRollDocument = /* @__PURE__ */ documentOf<PreRollQuery, PreRollQueryVariables>(
  `query PreRoll($titleId: ID!, $seen: [ID!]!) {
  preRoll(titleId: $titleId, seen: $seen) {
    variant
    adverts {
      id
      link
      time
      video
      image
      __typename
    }
    __typename
  }
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CardDetailsQuery, CardDetailsQueryVariables } from './types.js';

export const CardDetailsDocument = /* @__PURE__ */ documentOf<CardDetailsQuery, CardDetailsQueryVariables>(
  `query CardDetails($kind: TitleKind!, $slug: String!) {
  title(kind: $kind, slug: $slug) {
    id
    description
    genres {
      id
      name
      __typename
    }
    first: episodes(size: 1) {
      items {
        id
        durationSeconds
        __typename
      }
      __typename
    }
    __typename
  }
}`,
);

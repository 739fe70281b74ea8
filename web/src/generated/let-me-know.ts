// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LetMeKnowQuery, LetMeKnowQueryVariables } from './types.js';

export const LetMeKnowDocument = /* @__PURE__ */ documentOf<LetMeKnowQuery, LetMeKnowQueryVariables>(
  `query LetMeKnow($kind: NotifyKind!, $ids: [ID!]!) {
  letMeKnow(kind: $kind, ids: $ids)
}`,
);

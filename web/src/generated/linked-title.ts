// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LinkedTitleQuery, LinkedTitleQueryVariables } from './types.js';

export const LinkedTitleDocument = /* @__PURE__ */ documentOf<LinkedTitleQuery, LinkedTitleQueryVariables>(
  `query LinkedTitle($kind: TitleKind!, $slug: String!) {
  title(kind: $kind, slug: $slug) {
    ...PostTitle
    __typename
  }
}

fragment PostTitle on Title {
  id
  kind
  name
  path
  year
  ageMark
  poster
  __typename
}`,
);

// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { FaqQuery, FaqQueryVariables } from './types.js';

export const FaqDocument = /* @__PURE__ */ documentOf<FaqQuery, FaqQueryVariables>(
  `query Faq {
  faq {
    id
    question
    answer
    __typename
  }
}`,
);

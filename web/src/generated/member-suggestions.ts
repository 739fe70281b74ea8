// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MemberSuggestionsQuery, MemberSuggestionsQueryVariables } from './types.js';

export const MemberSuggestionsDocument = /* @__PURE__ */ documentOf<MemberSuggestionsQuery, MemberSuggestionsQueryVariables>(
  `query MemberSuggestions($prefix: String!) {
  memberSuggestions(prefix: $prefix) {
    id
    username
    name
    avatar
    __typename
  }
}`,
);

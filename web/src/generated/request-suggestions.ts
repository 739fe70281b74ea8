// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RequestSuggestionsQuery, RequestSuggestionsQueryVariables } from './types.js';

export const RequestSuggestionsDocument = /* @__PURE__ */ documentOf<RequestSuggestionsQuery, RequestSuggestionsQueryVariables>(
  `query RequestSuggestions($query: String!, $kind: RequestKind) {
  requestSuggestions(query: $query, kind: $kind) {
    requests {
      ...RequestFields
      __typename
    }
    titles {
      id
      name
      year
      kind
      poster
      __typename
    }
    __typename
  }
}

fragment RequestFields on ContentRequest {
  id
  kind
  name
  state
  reason
  score
  ownVote
  version
  title {
    id
    name
    path
    poster
    ageMark
    __typename
  }
  __typename
}`,
);

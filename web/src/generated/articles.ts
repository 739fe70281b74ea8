// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ArticlesQuery, ArticlesQueryVariables } from './types.js';

export const ArticlesDocument = /* @__PURE__ */ documentOf<ArticlesQuery, ArticlesQueryVariables>(
  `query Articles($cursor: String) {
  articles(cursor: $cursor) {
    items {
      ...ArticleCard
      __typename
    }
    last
    nextCursor
    __typename
  }
}

fragment ArticleCard on Article {
  id
  path
  title
  summary
  picture
  author
  publishedAt
  __typename
}`,
);

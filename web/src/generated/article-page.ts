// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ArticlePageQuery, ArticlePageQueryVariables } from './types.js';

export const ArticlePageDocument = /* @__PURE__ */ documentOf<ArticlePageQuery, ArticlePageQueryVariables>(
  `query ArticlePage($slug: String!) {
  article(slug: $slug) {
    ...ArticleCard
    body
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

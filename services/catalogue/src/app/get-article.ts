import { notFound, type Clock } from '@seyir/kit';
import type { Article } from '../domain/article.js';
import type { ArticleStore } from './article-ports.js';

/** An article by slug. NOT_FOUND for an unknown one, and before it is published. */
export const getArticle =
  ({ articles, clock }: { readonly articles: ArticleStore; readonly clock: Clock }) =>
  async (slug: string): Promise<Article> => {
    const article = await articles.published(slug, clock.now());
    if (!article) throw notFound('article');
    return article;
  };

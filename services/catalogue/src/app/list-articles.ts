import { keyPage, keyset, type Clock, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Article } from '../domain/article.js';
import type { ArticleStore } from './article-ports.js';

const sizes = { usual: 12, most: 100 } as const;
const newestFirst = keyset('articles', { publishedAt: 'moment', id: 'id' });

/** A page of the published articles without their bodies, newest first. BAD_INPUT as in keyPage. */
export const listArticles =
  ({ articles, clock }: { readonly articles: ArticleStore; readonly clock: Clock }) =>
  (page: KeyPageQuery | undefined): Promise<KeyPage<Article>> =>
    keyPage({ keyset: newestFirst, sizes, page }, (slice) => articles.list(clock.now(), slice));

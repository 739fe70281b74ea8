import type { Keyed, KeyOf, KeySlice } from '@seyir/kit';
import type { Article, FaqEntry } from '../domain/article.js';

export type ArticleKey = KeyOf<{ publishedAt: 'moment'; id: 'id' }>;

interface Saved {
  readonly at: Date;
  readonly demo: boolean;
}

export interface ArticleStore {
  byIds(ids: readonly string[]): Promise<Article[]>;
  /** Undefined also before the article is published. */
  published(slug: string, now: Date): Promise<Article | undefined>;
  /** Published articles without their bodies, newest first. */
  list(now: Date, slice: KeySlice<ArticleKey>): Promise<Keyed<Article, ArticleKey>[]>;
  slugOwners(slugs: readonly string[]): Promise<{ readonly slug: string; readonly id: string }[]>;
  /** Inserts or replaces. */
  save(articles: readonly Article[], how: Saved): Promise<void>;
  demoIds(): Promise<string[]>;
  removeDemo(): Promise<string[]>;
}

export interface FaqStore {
  /** Ordered by position. */
  all(): Promise<FaqEntry[]>;
  /** Blocks other writers of entries until the end of the transaction. */
  lock(): Promise<void>;
  /** Inserts or replaces. */
  save(entries: readonly FaqEntry[], how: Saved): Promise<void>;
  demoIds(): Promise<string[]>;
  removeDemo(): Promise<string[]>;
}

import type { FaqEntry } from '../domain/article.js';
import type { FaqStore } from './article-ports.js';

/** All frequent questions with their answers, ordered by position; at most 200. */
export const listFaq =
  ({ faq }: { readonly faq: FaqStore }) =>
  (): Promise<FaqEntry[]> =>
    faq.all();

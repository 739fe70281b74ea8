import { badInput, checkName } from '@seyir/kit';
import type { Article, FaqEntry } from '../domain/article.js';
import { checkBatch, id, range, SLUG, text, type Problems } from './check-import.js';

/** How many frequent questions a site can have: its page shows all of them. */
export const MOST_FAQ = 200;

const articleProblems = (article: Article): Problems => ({
  id: id(article.id),
  slug: SLUG.test(article.slug) ? text(article.slug, 120) : 'invalid',
  title: checkName(article.title, { min: 1, max: 200 }),
  summary: text(article.summary, 500),
  body: text(article.body, 50_000, 1),
  picture: text(article.picture, 200),
  author: checkName(article.author, { min: 0, max: 120 }),
});

const entryProblems = (entry: FaqEntry): Problems => ({
  id: id(entry.id),
  question: checkName(entry.question, { min: 1, max: 300 }),
  answer: text(entry.answer, 5_000, 1),
  position: range(entry.position, 0, 100_000),
});

export const checkArticles = (articles: readonly Article[]): void =>
  checkBatch('articles', articles, articleProblems);

export const checkFaq = (entries: readonly FaqEntry[]): void => {
  if (entries.length > MOST_FAQ) throw badInput({ entries: 'too_many' });
  checkBatch('entries', entries, entryProblems);
};

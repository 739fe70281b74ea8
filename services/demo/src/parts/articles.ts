import { articleData, faqData } from '../data/articles.js';
import type { Seed } from '../ids.js';
import { backdropName } from '../pictures.js';
import type { DemoArticle, DemoFaqEntry } from '../types.js';
import { day } from './dates.js';

/** The articles, newest first. */
export const buildArticles = (seed: Seed, now: Date): DemoArticle[] =>
  articleData.map(({ slug, title, summary, about, author, daysAgo, body }) => ({
    id: seed.id('article', slug),
    slug,
    title,
    summary,
    body: body.join('\n\n'),
    picture: backdropName(about),
    author,
    publishedAt: new Date(now.getTime() - daysAgo * day),
  }));

/** The frequent questions in their order. */
export const buildFaq = (seed: Seed): DemoFaqEntry[] =>
  faqData.map(([question, ...answer], position) => ({
    id: seed.id('faq', question),
    question,
    answer: answer.join('\n\n'),
    position,
  }));

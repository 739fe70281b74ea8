import { getArticle } from '../../operations/articles/get-article.js';
import { listArticles } from '../../operations/articles/list-articles.js';
import { listFaq } from '../../operations/articles/list-faq.js';
import { articlePath, imagePath } from '../../operations/links.js';
import type { Resolvers } from '../generated/types.js';

export const articleResolvers = {
  Query: {
    articles: (_, args, ctx) => listArticles(ctx, args),
    article: (_, args, ctx) => getArticle(ctx, args),
    faq: (_, __, ctx) => listFaq(ctx, {}),
  },
  Article: {
    path: ({ slug }) => articlePath(slug),
    picture: ({ picture }) => imagePath(picture),
    author: ({ author }) => author || null,
    publishedAt: ({ publishedAt }) => publishedAt ?? new Date(0),
  },
} satisfies Resolvers;

import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, pageInfo, type ServiceHandlers } from '@seyir/kit';
import type { Article as ArticleMessage, ArticleSchema, CatalogueService } from '@seyir/proto';
import type { Article } from '../../domain/article.js';
import type { UseCases } from '../../use-cases.js';
import { fromImport } from './messages.js';

type Names = 'listArticles' | 'getArticle' | 'listFaq' | 'importArticles' | 'importFaq';

/** The calls about articles and frequent questions. */
export const articleHandlers = (app: UseCases): Pick<ServiceHandlers<typeof CatalogueService>, Names> => ({
  async listArticles({ page }) {
    const found = await app.listArticles(page);
    return {
      articles: found.items.map(fromArticle),
      info: pageInfo({ ...found, count: found.items.length }),
    };
  },

  async getArticle({ slug }) {
    return { article: fromArticle(await app.getArticle(slug)) };
  },

  async listFaq() {
    return { entries: await app.listFaq() };
  },

  async importArticles(request) {
    return fromImport(await app.importArticles(request.articles.map(toArticle), request));
  },

  async importFaq(request) {
    const entries = request.entries.map(({ id, question, answer, position }) => ({
      id,
      question,
      answer,
      position,
    }));
    return fromImport(await app.importFaq(entries, request));
  },
});

const fromArticle = ({ publishedAt, ...article }: Article): MessageInitShape<typeof ArticleSchema> => ({
  ...article,
  publishedAt: timestampFromDate(publishedAt),
});

/** BAD_INPUT without a time of publication. */
const toArticle = (
  { id, slug, title, summary, body, picture, author, publishedAt }: ArticleMessage,
  index: number,
): Article => {
  if (!publishedAt) throw badInput({ [`articles.${index}.publishedAt`]: 'required' });
  return { id, slug, title, summary, body, picture, author, publishedAt: timestampDate(publishedAt) };
};

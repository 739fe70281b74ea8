import {
  columns,
  LAST_ID,
  prepared,
  statement,
  type Keyed,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import { Any, LessThanOrEqual } from 'typeorm';
import type { ArticleKey, ArticleStore } from '../../app/article-ports.js';
import type { Article } from '../../domain/article.js';
import { ArticleRow } from './entities/article.js';

const IN_LISTS = ['id', 'slug', 'title', 'summary', 'picture', 'author', 'publishedAt'] as const;
type ListedRow = Pick<ArticleRow, (typeof IN_LISTS)[number]>;

const newest = prepared<ListedRow & { readonly place: string }>(
  `SELECT ${columns(ArticleRow, 'a', IN_LISTS)}, a.published_at::text AS place FROM article a
   WHERE a.published_at <= $1 AND (a.published_at, a.id) < ($2::timestamptz, $3::uuid)
   ORDER BY a.published_at DESC, a.id DESC LIMIT $4 OFFSET $5`,
);

const write = statement(
  `INSERT INTO article (id, slug, title, summary, body, picture, author, published_at, changed_at, demo)
   SELECT x.id, x.slug, x.title, x.summary, x.body, x.picture, x.author, x."publishedAt", $2, $3
   FROM jsonb_to_recordset($1::jsonb) AS x(
     id uuid, slug text, title text, summary text, body text, picture text, author text, "publishedAt" timestamptz)
   ORDER BY x.id
   ON CONFLICT (id) DO UPDATE SET
     slug = EXCLUDED.slug, title = EXCLUDED.title, summary = EXCLUDED.summary, body = EXCLUDED.body,
     picture = EXCLUDED.picture, author = EXCLUDED.author, published_at = EXCLUDED.published_at,
     changed_at = EXCLUDED.changed_at`,
);

const removeDemo = statement<{ readonly id: string }>(`DELETE FROM article WHERE demo RETURNING id`);

export class SqlArticleStore implements ArticleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Article[]> {
    return (await this.unitOfWork.rows(ArticleRow).findBy({ id: Any(ids) })).map(toArticle);
  }

  async published(slug: string, now: Date): Promise<Article | undefined> {
    const where = { slug, publishedAt: LessThanOrEqual(now) };
    const row = await this.unitOfWork.rows(ArticleRow).findOneBy(where);
    return row ? toArticle(row) : undefined;
  }

  async list(
    now: Date,
    { after = { publishedAt: 'infinity', id: LAST_ID }, skip, limit }: KeySlice<ArticleKey>,
  ): Promise<Keyed<Article, ArticleKey>[]> {
    const rows = await newest.all(this.unitOfWork, [now, after.publishedAt, after.id, limit, skip]);
    return rows.map(({ place, ...row }) => ({
      item: { ...row, body: '' },
      key: { publishedAt: place, id: row.id },
    }));
  }

  slugOwners(slugs: readonly string[]): Promise<{ readonly slug: string; readonly id: string }[]> {
    return this.unitOfWork
      .rows(ArticleRow)
      .find({ select: { id: true, slug: true }, where: { slug: Any(slugs) } });
  }

  async save(articles: readonly Article[], { at, demo }: { at: Date; demo: boolean }): Promise<void> {
    await write.run(this.unitOfWork, [JSON.stringify(articles), at, demo]);
  }

  async demoIds(): Promise<string[]> {
    const rows = await this.unitOfWork
      .rows(ArticleRow)
      .find({ select: { id: true }, where: { demo: true }, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  async removeDemo(): Promise<string[]> {
    return (await removeDemo.all(this.unitOfWork)).map(({ id }) => id);
  }
}

const toArticle = ({ changedAt: _, demo: __, ...article }: ArticleRow): Article => article;

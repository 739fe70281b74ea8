import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { ArticleSchema, FaqEntrySchema, type Article, type FaqEntry } from '@seyir/proto';
import { DataSource } from 'typeorm';
import { aTitle, id, problems, startCatalogue, type Running } from './fixtures.js';

const DAY_MS = 86_400_000;
const now = Date.now();

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
});
afterAll(() => running.close());

/** Published `n` days ago. */
const anArticle = (n: number, over: MessageInitShape<typeof ArticleSchema> = {}): Article =>
  create(ArticleSchema, {
    id: id('1111', Math.abs(n) + (n < 0 ? 500 : 0)),
    slug: `yazi-${Math.abs(n)}${n < 0 ? '-sonra' : ''}`,
    title: `Yazı ${n}`,
    summary: 'Kısaca.',
    body: 'İlk paragraf.\n\n## Başlık\n\nİkinci paragraf.',
    picture: 'import/backdrop-1.webp',
    author: 'İpek Ilgaz',
    publishedAt: timestampFromDate(new Date(now - n * DAY_MS)),
    ...(over as object),
  });
const aQuestion = (n: number, over: MessageInitShape<typeof FaqEntrySchema> = {}): FaqEntry =>
  create(FaqEntrySchema, {
    id: id('2222', n),
    question: `Soru ${n}?`,
    answer: 'Yanıt.',
    position: n,
    ...(over as object),
  });
const slugs = async (page: object = {}) =>
  (await running.visitor.listArticles({ page })).articles.map(({ slug }) => slug);
const codeAt = (slug: string) => problems(running.visitor.getArticle({ slug }));

describe('articles', () => {
  it('are listed newest first without their bodies, page by page; one is read whole by its slug', async () => {
    await running.importer.importArticles({ articles: [3, 1, 2].map((n) => anArticle(n)) });
    const first = await running.visitor.listArticles({ page: { size: 2 } });
    expect(first.articles.map(({ slug, body }) => [slug, body])).toEqual([
      ['yazi-1', ''],
      ['yazi-2', ''],
    ]);
    expect(first.info?.last).toBe(false);
    expect(await slugs({ size: 2, cursor: first.info?.nextCursor })).toEqual(['yazi-3']);
    expect((await running.visitor.getArticle({ slug: 'yazi-2' })).article).toEqual(anArticle(2));
    expect(await codeAt('yok')).toBe('NOT_FOUND');
  });

  it('cannot be read before they are published, and appear at that time', async () => {
    await running.importer.importArticles({ articles: [anArticle(-2)] });
    expect(await slugs()).not.toContain('yazi-2-sonra');
    expect(await codeAt('yazi-2-sonra')).toBe('NOT_FOUND');
    running.bench.clock.advance(3 * DAY_MS);
    expect((await slugs())[0]).toBe('yazi-2-sonra');
    expect(await codeAt('yazi-2-sonra')).toBe('OK');
    running.bench.clock.advance(-3 * DAY_MS);
  });

  it('an import changes only what differs, and a dry run lists it field by field', async () => {
    const given = [anArticle(20), anArticle(21)];
    expect(await running.importer.importArticles({ articles: given })).toMatchObject({ created: 2 });
    expect(await running.importer.importArticles({ articles: given })).toMatchObject({ unchanged: 2 });
    const changed = [anArticle(20, { title: 'Yeni ad' }), anArticle(21)];
    const dry = await running.importer.importArticles({ articles: changed, dryRun: true });
    expect(dry).toMatchObject({ updated: 1, unchanged: 1 });
    expect(dry.changes).toMatchObject([
      { id: id('1111', 20), created: false, fields: [{ field: 'title', before: '"Yazı 20"' }] },
    ]);
    expect((await running.visitor.getArticle({ slug: 'yazi-20' })).article?.title).toBe('Yazı 20');
    await running.importer.importArticles({ articles: changed });
    expect((await running.visitor.getArticle({ slug: 'yazi-20' })).article?.title).toBe('Yeni ad');
  });

  it('refuses an address of another article, and every invalid field', async () => {
    const refused = (over: MessageInitShape<typeof ArticleSchema>) =>
      problems(running.importer.importArticles({ articles: [anArticle(50, over)] }));
    await running.importer.importArticles({ articles: [anArticle(51)] });
    expect(await refused({ slug: 'yazi-51' })).toEqual({ 'articles.0.slug': 'taken' });
    for (const [field, value, problem] of [
      ['id', 'x', 'invalid'],
      ['slug', 'Büyük', 'invalid'],
      ['title', '', 'required'],
      ['title', 'iki\nsatır', 'invalid'],
      ['summary', 'x'.repeat(501), 'too_long'],
      ['body', ' ', 'required'],
      ['body', 'x'.repeat(50_001), 'too_long'],
      ['body', 'a\0b', 'invalid'],
      ['author', 'x'.repeat(121), 'too_long'],
      ['publishedAt', undefined, 'required'],
    ] as const)
      expect(await refused({ [field]: value })).toEqual({ [`articles.0.${field}`]: problem });
    expect(await codeAt('yazi-50')).toBe('NOT_FOUND');
  });

  it('markup in a body is kept as the plain text that it is', async () => {
    const body = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>';
    await running.importer.importArticles({ articles: [anArticle(60, { body })] });
    expect((await running.visitor.getArticle({ slug: 'yazi-60' })).article?.body).toBe(body);
  });

  it('reads few rows among five thousand articles', async () => {
    const database = await new DataSource({
      type: 'postgres',
      url: await running.bench.databaseUrl('catalogue'),
    }).initialize();
    try {
      await database.query(
        `INSERT INTO article SELECT gen_random_uuid(), 'cok-' || n, 'x', '', 'x', '', '', now() - n * interval '1 hour', now()
         FROM generate_series(1, 5000) n`,
      );
      await database.query('VACUUM ANALYZE article');
      const read = await explainStatements(['article'], async () => {
        const { info } = await running.visitor.listArticles({ page: { size: 5 } });
        await slugs({ size: 5, cursor: info?.nextCursor });
        await codeAt('cok-7');
      });
      expect(read.length).toBeGreaterThan(2);
      expect(read.filter(isBeyondBudget)).toEqual([]);
      await database.query(`DELETE FROM article WHERE slug LIKE 'cok-%'`);
    } finally {
      await database.destroy();
    }
  });
});

describe('frequent questions', () => {
  it('are listed by position; an import changes only what differs', async () => {
    const entries = [aQuestion(2), aQuestion(1)];
    expect(await running.importer.importFaq({ entries })).toMatchObject({ created: 2 });
    expect(await running.importer.importFaq({ entries })).toMatchObject({ unchanged: 2 });
    const moved = [aQuestion(2, { position: 0 })];
    const dry = await running.importer.importFaq({ entries: moved, dryRun: true });
    expect(dry.changes).toMatchObject([
      { created: false, fields: [{ field: 'position', before: '2', after: '0' }] },
    ]);
    await running.importer.importFaq({ entries: moved });
    const listed = (await running.visitor.listFaq({})).entries;
    expect(listed.map(({ question }) => question)).toEqual(['Soru 2?', 'Soru 1?']);
  });

  it('are at most 200 on a site, earlier imports included', async () => {
    const many = Array.from({ length: 199 }, (_, n) => aQuestion(100 + n));
    for (const dryRun of [true, false])
      expect(await problems(running.importer.importFaq({ entries: many, dryRun }))).toEqual({
        'entries.198.id': 'too_many',
      });
    expect((await running.visitor.listFaq({})).entries).toHaveLength(2);
  });
});

it('clearing the demo removes its articles and questions, and leaves the others', async () => {
  await running.importer.importTitles({ titles: [aTitle(1)], demo: true });
  await running.importer.importArticles({ articles: [anArticle(80)], demo: true });
  await running.importer.importFaq({ entries: [aQuestion(80)], demo: true });
  // An article of the demo stays marked as demo content after editors import it again.
  await running.importer.importArticles({ articles: [anArticle(80, { title: 'Değişti' })] });
  const found = await running.importer.removeDemoTitles({ dryRun: true });
  expect([found.articleIds, found.faqIds]).toEqual([[id('1111', 80)], [id('2222', 80)]]);
  for (let more = true; more;) ({ more } = await running.importer.removeDemoTitles({}));
  expect(await codeAt('yazi-80')).toBe('NOT_FOUND');
  expect(await codeAt('yazi-1')).toBe('OK');
  expect((await running.visitor.listFaq({})).entries).toHaveLength(2);
});

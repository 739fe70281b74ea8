import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AgeMark, TitleKind, TitleOrder } from '@seyir/proto';
import { aTitle, startCatalogue, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
});
afterAll(() => running.close());

/** Imported in another order. This is the order that Turkish readers expect. */
const inTurkishOrder = [
  'Cam',
  'Çark',
  'Ilık',
  'İnci',
  'Odak',
  'Öykü',
  'Su',
  'Şafak',
  'Umut',
  'Üzüm',
  'Zaman',
];

describe('titles', () => {
  beforeAll(async () => {
    const titles = [...inTurkishOrder]
      .sort()
      .map((name, index) =>
        aTitle(index + 1, { name, rating: index / 2, kind: index < 3 ? TitleKind.MOVIE : TitleKind.SERIES }),
      );
    await running.importer.importTitles({ titles });
  });

  it('are read whole by id; unknown and invalid ids are left out', async () => {
    const given = aTitle(40);
    await running.importer.importTitles({ titles: [given] });
    const { titles } = await running.visitor.getTitles({
      ids: [titleId(40), titleId(99), 'no id', titleId(40)],
    });
    const slugs = ['ipek-ilgaz-00000002', 'cagri-oz-00000001'];
    const people = given.people.map((person, index) => ({ ...person, slug: slugs[index] }));
    expect(titles).toEqual([{ ...given, people, networkSlug: 'kanal-deniz', version: 1 }]);
    expect(titles[0]?.genres.map((g) => g.slug)).toEqual(['dram', 'gizem']);
    expect(titles[0]?.people.map((p) => p.name)).toEqual(['İpek Ilgaz', 'Çağrı Öz']);
  });

  it('are limited to 200 ids per call', async () => {
    const ids = Array.from({ length: 201 }, (_, n) => titleId(n));
    await expect(running.visitor.getTitles({ ids })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { ids: 'too_long' } },
    });
  });

  it('are found by slug', async () => {
    const { title } = await running.visitor.getTitleBySlug({ slug: 'gece-vapuru-1' });
    expect(title?.id).toBe(titleId(1));
    await expect(running.visitor.getTitleBySlug({ slug: 'yok' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are listed in Turkish order', async () => {
    const { titles } = await running.visitor.listTitles({
      order: TitleOrder.NAME,
      page: { number: 1, size: 100 },
    });
    const names = titles.map((t) => t.name).filter((name) => inTurkishOrder.includes(name));
    expect(names).toEqual(inTurkishOrder);
  });

  it('are listed newest first by default, and best rated first on request', async () => {
    await running.importer.importTitles({
      titles: [aTitle(41, { addedAt: timestampFromDate(new Date('2026-06-01')), rating: 9.9 })],
    });
    const newest = await running.visitor.listTitles({});
    expect(newest.titles[0]?.id).toBe(titleId(41));
    const popular = await running.visitor.listTitles({ order: TitleOrder.POPULAR });
    const ratings = popular.titles.map((t) => t.rating);
    expect(popular.titles[0]?.id).toBe(titleId(41));
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });

  it('are counted by kind from the counter, and paged without gaps', async () => {
    const seen: string[] = [];
    for (let number = 1, last = false; !last; number++) {
      const page = await running.visitor.listTitles({ kind: TitleKind.MOVIE, page: { number, size: 2 } });
      expect(page.info?.count).toBe(3);
      seen.push(...page.titles.map((t) => t.id));
      last = page.info?.last ?? true;
    }
    expect(new Set(seen).size).toBe(3);
    expect((await running.visitor.listTitles({ kind: TitleKind.ANIME })).info).toMatchObject({
      count: 0,
      last: true,
    });
  });

  it('refuse an invalid title, and a slug that is taken', async () => {
    const refused = (over: Parameters<typeof aTitle>[1]) =>
      running.importer.importTitles({ titles: [aTitle(50), aTitle(51, over)] });
    await expect(refused({ slug: 'Büyük Harf' })).rejects.toMatchObject({
      details: { fields: { 'titles.1.slug': 'invalid' } },
    });
    await expect(refused({ name: '' })).rejects.toMatchObject({
      details: { fields: { 'titles.1.name': 'required' } },
    });
    await expect(refused({ kind: TitleKind.UNSPECIFIED })).rejects.toMatchObject({
      details: { fields: { kind: 'required' } },
    });
    await expect(refused({ ageMark: 77 as AgeMark })).rejects.toMatchObject({
      details: { fields: { ageMark: 'invalid' } },
    });
    await expect(refused({ id: titleId(50) })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(refused({ slug: 'gece-vapuru-1' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await running.visitor.getTitles({ ids: [titleId(50)] })).titles).toEqual([]);
  });
});

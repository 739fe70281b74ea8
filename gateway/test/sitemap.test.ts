import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AgeMark, CatalogueService, ShelfSort, TitleKind } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

/** Two people in the first part, and so many in the last one that it is divided. */
const people = [
  'ada-00000001',
  'can-00000002',
  ...Array.from({ length: 1_200 }, (_, n) => `ece-f${n < 600 ? '0' : 'f'}${String(n).padStart(6, '0')}`),
];
const reads: string[] = [];

/** 1,150 series, every hundredth for adults; one film; no anime. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ config: { origin: 'https://seyir.example' } });
  const counts: Partial<Record<TitleKind, number>> = { [TitleKind.SERIES]: 1_150, [TitleKind.MOVIE]: 1 };
  site.peers.fake(CatalogueService, {
    listPeople: async ({ part, cursor, size }) => {
      reads.push(part);
      const slugs = people.filter((slug) => slug.slice(-8).startsWith(part));
      const from = cursor === '' ? 0 : slugs.indexOf(cursor) + 1;
      const found = slugs.slice(from, from + size).map((slug) => ({ id: slug, slug }));
      return { people: found, nextCursor: from + size < slugs.length ? (found.at(-1)?.slug ?? '') : '' };
    },
    // Three articles, read two at a time.
    listArticles: async ({ page }) => {
      const all = ['uc', 'iki', 'bir'].map((slug) => ({ id: slug, slug }));
      const from = page?.cursor ? 2 : 0;
      const last = from > 0;
      return { articles: all.slice(from, from + 2), info: { last, nextCursor: last ? '' : 'iki' } };
    },
    listShelves: async ({ sort }) => ({
      shelves: sort === ShelfSort.GENRE ? [{ sort, slug: 'dram' }] : [{ sort, slug: 'kanal-deniz' }],
    }),
    listTitles: async ({ kind, page }) => {
      const count = counts[kind] ?? 0;
      const { number, size } = page!;
      const from = (number - 1) * size;
      const titles = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, n) => ({
        id: `t${from + n}`,
        kind,
        slug: `s-${from + n}`,
        ageMark: (from + n) % 100 === 99 ? AgeMark.AGE_MARK_18 : AgeMark.AGE_MARK_GENERAL,
      }));
      return { titles, info: { count, last: from + size >= count } };
    },
  });
});
afterAll(() => site.close());

const get = async (path: string) => {
  const response = await fetch(site.url + path);
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text,
    places: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place),
  };
};

it('the index lists a sitemap for general pages, one per thousand titles of a kind, one per part of the people, and one for articles', async () => {
  const { status, type, places } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(places).toEqual(
    [
      'sayfalar',
      'dizi-1',
      'dizi-2',
      'film-1',
      'kisi-0',
      ...[...'0123456789abcdef'].map((digit) => `kisi-f${digit}`),
      'yazilar',
    ].map((name) => `https://seyir.example/sitemap/${name}.xml`),
  );
});

it('a sitemap lists the titles of its kind, except those for adults', async () => {
  const first = (await get('/sitemap/dizi-1.xml')).places;
  const second = (await get('/sitemap/dizi-2.xml')).places;
  expect([first.length, second.length]).toEqual([990, 149]);
  expect(first[0]).toBe('https://seyir.example/dizi/s-0');
  expect(first).not.toContain('https://seyir.example/dizi/s-99');
  expect(new Set([...first, ...second]).size).toBe(1_139);
  expect((await get('/sitemap/film-1.xml')).places).toEqual(['https://seyir.example/film/s-0']);
  expect((await get('/sitemap/sayfalar.xml')).places).toEqual(
    expect.arrayContaining(
      ['takvim', 'istek', 'yazilar', 'sss', 'tur/dram', 'kanal/kanal-deniz'].map(
        (path) => `https://seyir.example/${path}`,
      ),
    ),
  );
});

it('a sitemap of people lists all their pages, divided if there are many, and is read once an hour', async () => {
  reads.length = 0;
  for (const name of ['kisi-f0', 'kisi-f0', 'kisi-ff', 'kisi-f0'])
    expect((await get(`/sitemap/${name}.xml`)).places).toHaveLength(600);
  expect(reads).toEqual(['f0', 'f0', 'ff', 'ff']);
  expect((await get('/sitemap/kisi-f.xml')).status).toBe(404);
  expect((await get('/sitemap/kisi-0.xml')).places).toEqual(
    ['ada-00000001', 'can-00000002'].map((slug) => `https://seyir.example/kisi/${slug}`),
  );
});

it('a sitemap of articles lists their pages', async () => {
  expect((await get('/sitemap/yazilar.xml')).places).toEqual(
    ['uc', 'iki', 'bir'].map((slug) => `https://seyir.example/yazi/${slug}`),
  );
});

it('the sitemap of general pages works without the catalogue, one of titles does not', async () => {
  const without = await startSite({ config: { origin: 'https://seyir.example' } });
  without.peers.reachable(CatalogueService, false);
  const at = (name: string) => fetch(`${without.url}/sitemap/${name}.xml`);
  const [pages, titles] = [await at('sayfalar'), await at('dizi-1')];
  const text = await pages.text();
  await titles.text();
  await without.close();
  expect([pages.status, titles.status]).toEqual([200, 503]);
  expect(text).toContain('https://seyir.example/takvim');
  expect(text).not.toContain('/tur/');
});

it.each(['dizi-0', 'dizi', 'kisi-1ff', 'kisi-g', 'oyun-1', '..%2Fx', 'toString-1'])(
  'there is no sitemap %s',
  async (name) => {
    expect((await get(`/sitemap/${name}.xml`)).status).toBe(404);
  },
);

it('robots.txt links the index and excludes forms', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toContain('Sitemap: https://seyir.example/sitemap.xml');
  expect(text).toContain('Disallow: /giris-yap');
});

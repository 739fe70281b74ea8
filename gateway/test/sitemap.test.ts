import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AgeMark, CatalogueService, ShelfSort, TitleKind } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

/** 1,150 series, every hundredth for adults; one film; no anime. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ config: { origin: 'https://seyir.example' } });
  const counts: Partial<Record<TitleKind, number>> = { [TitleKind.SERIES]: 1_150, [TitleKind.MOVIE]: 1 };
  site.peers.fake(CatalogueService, {
    listShelves: async ({ sort }) => ({
      shelves: sort === ShelfSort.GENRE ? [{ sort, slug: 'dram' }] : [{ sort, slug: 'kanal-deniz' }],
    }),
    listTitles: async ({ kind, page }) => {
      const count = counts[kind] ?? 0;
      const { number, size } = page!;
      const from = (number - 1) * size;
      const titles = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, n) => ({
        ...{ id: `t${from + n}`, kind, slug: `s-${from + n}` },
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

it('the index names a map for the pages and one for each thousand titles of a kind', async () => {
  const { status, type, places } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(places).toEqual(
    ['sayfalar', 'dizi-1', 'dizi-2', 'film-1'].map((name) => `https://seyir.example/sitemap/${name}.xml`),
  );
});

it('a map holds the titles of its kind, but for those for adults', async () => {
  const first = (await get('/sitemap/dizi-1.xml')).places;
  const second = (await get('/sitemap/dizi-2.xml')).places;
  expect([first.length, second.length]).toEqual([990, 149]);
  expect(first[0]).toBe('https://seyir.example/dizi/s-0');
  expect(first).not.toContain('https://seyir.example/dizi/s-99');
  expect(new Set([...first, ...second]).size).toBe(1_139);
  expect((await get('/sitemap/film-1.xml')).places).toEqual(['https://seyir.example/film/s-0']);
  expect((await get('/sitemap/sayfalar.xml')).places).toEqual(
    expect.arrayContaining(
      ['takvim', 'tur/dram', 'kanal/kanal-deniz'].map((path) => `https://seyir.example/${path}`),
    ),
  );
});

it('the map of the pages stands without the catalogue, a map of titles does not', async () => {
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

it.each(['dizi-0', 'dizi', 'oyun-1', '..%2Fx', 'toString-1'])('there is no map %s', async (name) => {
  expect((await get(`/sitemap/${name}.xml`)).status).toBe(404);
});

it('robots are led to the index and kept from forms', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toContain('Sitemap: https://seyir.example/sitemap.xml');
  expect(text).toContain('Disallow: /giris-yap');
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CatalogueService, TitleKind } from '@seyir/proto';
import { defaultLimits } from '../src/limits/limits.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const answerOf = async (path: string, fields: object) =>
  (await (await site.post(path, fields)).json()) as Record<string, unknown>;

const found = {
  id: 'title-1',
  type: TitleKind.SERIES,
  name: 'Gece Vapuru',
  link: '/dizi/gece-vapuru',
  image: '/i/posters/gece-vapuru.webp',
  year: 2026,
};

it('B-02 answers a visitor with cards and their markup', async () => {
  const answer = await answerOf('/search', { query: ' vapur ' });
  expect(answer).toEqual({ success: true, data: [found], theme: expect.anything(), count: 1, message: '' });
  expect(answer['theme']).toMatch(
    /^<article class="card" data-id="title-1" data-type="2"><a href="\/dizi\/gece-vapuru">/,
  );
});

it('B-24 says that nothing was found', async () => {
  const message = 'Listelenecek içerik bulunamadı.';
  expect(await answerOf('/search', { query: 'zürafa' })).toEqual({
    ...{ success: true, data: [], theme: '', count: 0 },
    message,
  });
});

it('B-25 takes its words from qr of the query string as well', async () => {
  expect(await answerOf('/search?qr=vapur', {})).toMatchObject({ success: true, data: [found] });
  expect(await answerOf('/search?qr=z%C3%BCrafa', { query: 'vapur' })).toMatchObject({ count: 1 });
  expect(await answerOf('/search?qr=vapur', { query: '' })).toMatchObject({ count: 1 });
  expect(await answerOf('/search?qr=', {})).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(await answerOf('/search?query=vapur', {})).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(await answerOf('/search?qr=a&qr=b', {})).toMatchObject({ success: false, code: 'BAD_INPUT' });
});

it('describes qr in the OpenAPI document', async () => {
  const { paths } = (await (await fetch(`${site.url}/openapi.json`)).json()) as {
    paths: Record<string, { post: { parameters?: unknown; requestBody: object } }>;
  };
  expect(paths['/search']?.post.parameters).toEqual([
    { name: 'qr', in: 'query', schema: { type: 'string' } },
  ]);
  expect(JSON.stringify(paths['/search']?.post.requestBody)).not.toContain('required');
  expect(paths['/auth/login']?.post.parameters).toBeUndefined();
});

it('asks catalogue for what GraphQL is asked for', async () => {
  const asked: unknown[] = [];
  site.peers.fake(CatalogueService, {
    searchTitles: async ({ query, size }) => {
      asked.push({ query, size });
      return { titles: [] };
    },
  });
  const query = 'query ($q: String!, $n: Int!) { search(query: $q, size: $n) { items { path } count last } }';
  const { data } = await site.graphql(query, { q: ' Isırgan ', n: 6 });
  expect(data).toEqual({ search: { items: [], count: 0, last: true } });
  expect(asked).toEqual([{ query: 'Isırgan', size: 6 }]);
  for (const wrong of [
    { q: '  ', n: 6 },
    { q: 'x'.repeat(101), n: 6 },
    { q: 'x', n: 25 },
  ])
    expect((await site.graphql(query, wrong)).errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
});

it('is limited to 60 a minute', async () => {
  expect(defaultLimits.searching).toEqual([{ max: 60, windowMs: 60_000 }]);
  const narrow = await startSite({
    config: { limits: { ...defaultLimits, searching: [{ max: 2, windowMs: 60_000 }] } },
  });
  try {
    const codes: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      const { errors } = await narrow.graphql('{ search(query: "vapur") { count } }');
      codes.push(errors?.[0]?.extensions['code']);
    }
    expect(codes).toEqual([undefined, undefined, 'SLOW_DOWN']);
    expect(await (await narrow.post('/search', { query: 'vapur' })).json()).toMatchObject({
      code: 'SLOW_DOWN',
    });
  } finally {
    await narrow.close();
  }
});

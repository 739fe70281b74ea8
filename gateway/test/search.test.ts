import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { CatalogueService, ShelfSort, TitleKind, wakes } from '@seyir/proto';
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

it('B-02 returns cards and their markup to a visitor', async () => {
  const answer = await answerOf('/search', { query: ' vapur ' });
  expect(answer).toEqual({ success: true, data: [found], theme: expect.anything(), count: 1, message: '' });
  expect(answer['theme']).toMatch(
    /^<article class="card" data-id="title-1" data-type="2"><a href="\/dizi\/gece-vapuru">/,
  );
});

it('B-24 reports that nothing was found', async () => {
  const message = 'Listelenecek içerik bulunamadı.';
  expect(await answerOf('/search', { query: 'zürafa' })).toEqual({
    success: true,
    data: [],
    theme: '',
    count: 0,
    message,
  });
});

it('B-25 also reads its words from qr of the query string', async () => {
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

it('forwards GraphQL searches to the catalogue', async () => {
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

it('shows people beside titles, and titles without people while these cannot be read', async () => {
  const found = [{ person: { id: 'p', name: 'Ada', slug: 'ada-1' }, roles: ['oyuncu'], knownFor: ['Gece'] }];
  let fails = false;
  site.peers.fake(CatalogueService, {
    searchTitles: async () => ({ titles: [] }),
    searchPeople: async () => {
      if (fails) throw new DomainError('TRY_AGAIN');
      return { people: found };
    },
  });
  const query = (text: string) =>
    `{ search(query: "${text}") { count people { id name path roles knownFor } } }`;
  expect((await site.graphql(query('ada'))).data).toEqual({
    search: {
      count: 0,
      people: [{ id: 'p', name: 'Ada', path: '/kisi/ada-1', roles: ['oyuncu'], knownFor: ['Gece'] }],
    },
  });
  fails = true;
  expect((await site.graphql(query('ada l'))).data).toEqual({ search: { count: 0, people: null } });
});

it('searches once for all readers, until the catalogue changes', async () => {
  let searches = 0;
  site.peers.fake(CatalogueService, {
    searchTitles: async () => {
      searches += 1;
      return { titles: [] };
    },
    searchPeople: async () => {
      searches += 1;
      return { people: [] };
    },
  });
  const search = () => site.graphql('{ search(query: "yeni") { count people { name } } }');
  await search();
  await search();
  expect(searches).toBe(2);
  site.live.wake(wakes.catalogue);
  await new Promise(setImmediate);
  await search();
  await eventually(() => searches === 4);
});

it('reads a person once for all visitors, and answers null for an unknown one', async () => {
  let reads = 0;
  site.peers.fake(CatalogueService, {
    getPerson: async ({ slug }) => {
      reads += 1;
      if (slug !== 'ada-1') throw new DomainError('NOT_FOUND');
      const titles = [{ title: { id: 'title-1', slug: 's' }, credits: [{ role: 'oyuncu', character: '' }] }];
      return { person: { id: 'p', name: 'Ada', slug }, titles };
    },
  });
  const query =
    'query ($s: String!) { person(slug: $s) { path titles { title { id } credits { role character } } } }';
  const person = {
    path: '/kisi/ada-1',
    titles: [{ title: { id: 'title-1' }, credits: [{ role: 'oyuncu', character: null }] }],
  };
  for (let call = 0; call < 2; call += 1)
    expect((await site.graphql(query, { s: 'ada-1' })).data).toEqual({ person });
  expect(reads).toBe(1);
  expect((await site.graphql(query, { s: 'yok-1' })).data).toEqual({ person: null });
  expect((await site.graphql(query, { s: 'x'.repeat(201) })).errors?.[0]?.extensions['code']).toBe(
    'BAD_INPUT',
  );
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

it('finds networks, starts of words first, and shows the matching text of a title that was not found by its name', async () => {
  const shelf = (name: string) => ({ sort: ShelfSort.NETWORK, slug: name, name, titleCount: 2, kinds: [] });
  site.peers.fake(CatalogueService, {
    searchTitles: async () => ({
      titles: [],
      matches: [
        { titleId: 't1', person: 'Kuzey Ay', role: 'oyuncu' },
        { titleId: 't2', originalName: 'Kuzey' },
      ],
    }),
    listShelves: async () => ({ shelves: ['Beykuzey', 'Kanal Kuzey', 'Poyraz', 'Kuzey TV'].map(shelf) }),
  });
  const { data } = await site.graphql(
    '{ search(query: "KUZEY") { networks { name path } matches { titleId originalName person role } } }',
  );
  expect(data).toEqual({
    search: {
      networks: ['Kuzey TV', 'Kanal Kuzey', 'Beykuzey'].map((name) => ({ name, path: `/kanal/${name}` })),
      matches: [
        { titleId: 't1', originalName: null, person: 'Kuzey Ay', role: 'oyuncu' },
        { titleId: 't2', originalName: 'Kuzey', person: null, role: null },
      ],
    },
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CatalogueService,
  PlaybackService,
  ShelfSort,
  TitleKind,
  TitleOrder,
  TranslationKind,
} from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
const asked: object[] = [];
beforeAll(async () => {
  site = await startSite({
    config: { hosts: { embed: ['https://embed.example'], media: [], image: [], identity: [] } },
  });
  const none = { info: { count: 30, last: false } };
  site.peers.fake(CatalogueService, {
    listTitles: async ({ kind, order, initial, page }) => {
      asked.push({ kind, order, initial, page: page?.number });
      return { ...none, titles: [{ id: 'title-1', kind, slug: 'cinar', name: 'Çınar <b>' }] };
    },
    listLatestEpisodes: async ({ kind, genreId, page }) => {
      asked.push({ kind, genreId, page: page?.number });
      return { ...none, episodes: [{ id: 'episode-1', titleId: 'title-1', season: 1, number: 1 }] };
    },
    listAiring: async ({ weekday, page }) => {
      asked.push({ weekday, page: page?.number });
      const title = {
        id: 'title-1',
        kind: TitleKind.ANIME,
        slug: 'ay',
        name: 'Ay',
        airTime: { weekday: weekday || 1, time: '20:05' },
      };
      return { titles: weekday === 2 ? [] : [{ title }], info: { count: 12, last: false } };
    },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  asked.length = 0;
});

const post = async (path: string, fields: object) =>
  (await (await site.post(path, fields)).json()) as Record<string, unknown> & { theme: string };

describe('/{type}/all/load', () => {
  it.each([
    ['dizi', TitleKind.SERIES, 2],
    ['series', TitleKind.SERIES, 3],
    ['anime', TitleKind.ANIME, 2],
    ['film', TitleKind.MOVIE, 2],
    ['movie', TitleKind.MOVIE, 3],
  ])('B-01 B-26 %s filters by kind and letter, in any case', async (word, kind, page) => {
    const answer = await post(`/${word}/all/load`, { page: String(page), alphabet: 'ç' });
    expect(asked).toEqual([{ kind, order: TitleOrder.NAME, initial: 'Ç', page }]);
    expect(answer).toMatchObject({ success: true, last: false, count: 30, message: '' });
    expect(answer.theme).toContain('Çınar &lt;b&gt;');
  });

  it('treats I and İ as two letters', async () => {
    await post('/dizi/all/load', { page: '1', alphabet: 'ı' });
    await post('/dizi/all/load', { page: '1', alphabet: 'i' });
    expect(asked).toMatchObject([{ initial: 'I' }, { initial: 'İ' }]);
  });

  it('does not exist for other words', async () => {
    expect(await post('/oyun/all/load', { page: '1' })).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });
});

it.each([
  ['son-bolumler', { kind: TitleKind.UNSPECIFIED, genreId: '', page: 3 }],
  ['populer', { kind: TitleKind.UNSPECIFIED, order: TitleOrder.POPULAR, initial: '', page: 3 }],
  ['yeni-diziler', { kind: TitleKind.SERIES, order: TitleOrder.ADDED, initial: '', page: 3 }],
  ['yeni-animeler', { kind: TitleKind.ANIME, order: TitleOrder.ADDED, initial: '', page: 3 }],
  ['ilk-filmler', { kind: TitleKind.MOVIE, order: TitleOrder.ADDED, initial: '', page: 3 }],
])('B-30 the widget %s loads only its own pages', async (widget, request) => {
  expect(await post('/widget/episode/load', { page: '3', widget })).toMatchObject({
    success: true,
    count: 30,
  });
  expect(asked).toEqual([request]);
});

it('B-30 refuses an unknown widget', async () => {
  expect(await post('/widget/episode/load', { page: '1', widget: 'baska' })).toMatchObject({
    code: 'BAD_INPUT',
    fields: { widget: expect.any(String) },
  });
});

it('B-27 /episode/load filters by tag', async () => {
  await post('/episode/load', { page: '2', tag_id: 'genre-7' });
  expect(asked).toEqual([{ kind: TitleKind.UNSPECIFIED, genreId: 'genre-7', page: 2 }]);
});

it('B-04 /calendar/anime/airing covers the week from today, one weekday per page', async () => {
  // The clock of the site begins on a Friday.
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', weekday: 'short' }).format(
    site.clock.now(),
  );
  const first = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(today) + 1;
  const weekdays: number[] = [];
  for (const page of ['1', '2', '3', '4', '5', '6', '7']) {
    asked.length = 0;
    const answer = await post('/calendar/anime/airing', { page, widget: 'takvim' });
    expect(answer).toMatchObject({ success: true, count: 12, last: page === '7', message: '' });
    weekdays.push((asked.at(-1) as { weekday: number }).weekday);
  }
  expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => ((first - 1 + day) % 7) + 1));
  expect(await post('/calendar/anime/airing', { page: '8' })).toMatchObject({
    last: true,
    theme: '',
    message: 'Listelenecek içerik kalmadı !',
  });
});

it('B-04 B-28 the airing calls and the calendar widget show when the next episode comes', async () => {
  const calls = [
    ['/anime/load/airing', { page: '1', type: '5' }],
    ['/calendar/anime/airing', { page: '1', widget: 'takvim' }],
    ['/widget/episode/load', { page: '1', widget: 'takvim' }],
  ] as const;
  for (const [hours, text] of [
    [50, '2 gün sonra'],
    [3.5, '3 saat sonra'],
    [0, 'az sonra'],
  ] as const) {
    // Another site has nothing in memory.
    const fresh = await startSite();
    try {
      const at = new Date(fresh.clock.now().getTime() + hours * 3_600_000);
      const next = { id: 'episode-9', titleId: 'title-1', releasedAt: timestampFromDate(at) };
      fresh.peers.fake(CatalogueService, {
        listAiring: async ({ weekday }) => ({
          titles: [{ title: { id: 'title-1', airTime: { weekday: weekday || 1, time: '20:05' } }, next }],
          info: { count: 1, last: true },
        }),
      });
      for (const [path, fields] of calls) {
        const { theme } = (await (await fresh.post(path, fields)).json()) as { theme: string };
        expect([path, theme]).toEqual([
          path,
          expect.stringContaining(`<time datetime="${at.toISOString()}">${text}</time>`),
        ]);
      }
    } finally {
      await fresh.close();
    }
  }
});

it('B-28 /anime/load/airing covers one weekday, or all', async () => {
  const { theme } = await post('/anime/load/airing', { page: '2', type: '5' });
  await post('/anime/load/airing', { page: '1', type: '0' });
  expect(asked).toEqual([
    { weekday: 5, page: 2 },
    { weekday: 0, page: 1 },
  ]);
  expect(theme).toContain('<h3>Cuma</h3>');
  expect(theme).toContain('20:05');
  expect(await post('/anime/load/airing', { page: '1', type: '8' })).toMatchObject({ code: 'BAD_INPUT' });
});

describe('/anime/episode/load', () => {
  const group = (n: number, last: boolean) => ({
    groupId: `group-${n}`,
    name: `Grup ${n}`,
    translation: TranslationKind.DUBBED,
    episodeIds: ['episode-2', 'episode-1'],
    last,
  });
  const load = (page: string) => post('/anime/episode/load', { page, type: '3', id: 'title-1', season: '1' });

  it('B-13 lists the episodes of each group, each with its own button', async () => {
    site.peers.fake(PlaybackService, {
      listTitleGroups: async () => ({ groups: [group(1, false), group(2, true)] }),
    });
    const answer = await load('1');
    expect(answer).toMatchObject({ success: true, last: false, count: 2, message: '' });
    expect(answer.theme.match(/data-type="group"/g)).toHaveLength(2);
    expect(answer.theme.match(/data-id="episode-\d"/g)?.slice(0, 2)).toEqual([
      'data-id="episode-2"',
      'data-id="episode-1"',
    ]);
    const [open, ended] = answer.theme.match(/<button[^]*?<\/button>/g) ?? [];
    expect(open).not.toContain('disabled');
    expect(ended).toBe(
      '<button type="button" data-action="/anime/episode/load" disabled>Listelenecek bölüm kalmadı</button>',
    );
  });

  it('B-14 ends with its text', async () => {
    site.peers.fake(PlaybackService, { listTitleGroups: async () => ({ groups: [] }) });
    expect(await load('2')).toMatchObject({ last: true, theme: '', message: 'Listelenecek bölüm kalmadı' });
  });

  it('accepts only type 3', async () => {
    const wrong = { page: '1', type: '2', id: 'title-1' };
    expect(await post('/anime/episode/load', wrong)).toMatchObject({ code: 'BAD_INPUT' });
  });
});

it('B-29 /global/load accepts the cursor in either field, and ends without one', async () => {
  const first = await post('/global/load', { page: '1' });
  expect(first['pageInfo']).toEqual({ endCursor: 'end', hasNextPage: true });
  for (const field of ['page', 'cursor'])
    expect(await post('/global/load', { [field]: 'end' })).toMatchObject({
      last: true,
      theme: '',
      count: 1,
      message: 'Listelenecek içerik kalmadı !',
      pageInfo: { endCursor: null, hasNextPage: false },
    });
});

it("GraphQL returns the data of the site's lists", async () => {
  const { data, errors } = await site.graphql(`{
    titles(kind: ANIME, initial: "İ", order: NAME) { count }
    latestEpisodes(genreId: "genre-1") { count }
    airing(kind: ANIME, weekday: 5) { items { title { name airTime { weekday time } } next { id } } count last }
    allTitles(size: 2) { items { id } count pageInfo { endCursor hasNextPage } }
    title(kind: SERIES, slug: "gece-vapuru") { airTime { weekday time } similar(size: 3) { id } }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    airing: {
      items: [{ title: { name: 'Ay', airTime: { weekday: 5, time: '20:05' } }, next: null }],
      count: 12,
    },
    allTitles: { items: [{ id: 'title-1' }], count: 1, pageInfo: { endCursor: 'end', hasNextPage: true } },
    title: { airTime: { weekday: 5, time: '20:05' }, similar: [{ id: 'title-1' }] },
  });
  expect(asked).toContainEqual({ kind: TitleKind.ANIME, order: TitleOrder.NAME, initial: 'İ', page: 1 });
});

describe('/episode/item/load', () => {
  const load = (fields: object) =>
    post('/episode/item/load', { page: '2', type: '2', id: 'title-1', ...fields });

  it('B-11 B-12 requests a page of one season by title, or of all without a season, and accepts only type 2', async () => {
    const seen: object[] = [];
    site.peers.fake(CatalogueService, {
      listEpisodes: async ({ titleId, season, page }) => {
        seen.push({ titleId, season, page: page?.number });
        const episode = { id: 'e-14', titleId, season, number: 14 };
        return { episodes: [episode], info: { count: 26, last: false } };
      },
    });
    const answer = await load({ season: '2' });
    expect(answer).toMatchObject({ success: true, last: false, count: 26, message: '' });
    expect(answer.theme).toContain('2. Sezon 14. Bölüm');
    expect(seen).toEqual([{ titleId: 'title-1', season: 2, page: 2 }]);
    for (const type of ['1', '3', ''])
      expect(await load({ season: '2', type })).toMatchObject({ code: 'BAD_INPUT' });
    expect(seen).toHaveLength(1);
    await load({});
    expect(seen[1]).toEqual({ titleId: 'title-1', season: 0, page: 2 });
  });
});

describe('shelves', () => {
  beforeAll(() => {
    site.peers.fake(CatalogueService, {
      listTitles: async ({ shelf, kind }) => {
        asked.push({ shelf, kind });
        const title = { id: 'title-1', kind, slug: 'cinar', name: 'Çınar', networkSlug: 'kanal-deniz' };
        const genres = [{ id: 'genre-1', slug: 'dram', name: 'Dram' }];
        return { titles: [{ ...title, genres }], info: { count: 1, last: true } };
      },
      listShelves: async ({ sort, kind, slug }) => {
        asked.push({ sort, kind, slug });
        const shelf = { sort, slug: 'dram', name: 'Dram', titleCount: 3, kinds: [TitleKind.ANIME] };
        return { shelves: slug === 'yok' ? [] : [shelf] };
      },
    });
  });

  it('titles are filtered by genre or network, and contain the pages of theirs', async () => {
    const { data, errors } = await site.graphql(`{
      titles(kind: MOVIE, shelf: { sort: NETWORK, slug: "kanal-deniz" }) {
        count items { networkPath genres { path } }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(asked).toMatchObject([
      { kind: TitleKind.MOVIE, shelf: { sort: ShelfSort.NETWORK, slug: 'kanal-deniz' } },
    ]);
    expect(data?.['titles']).toEqual({
      count: 1,
      items: [{ networkPath: '/kanal/kanal-deniz', genres: [{ path: '/tur/dram' }] }],
    });
  });

  it('genres are listed, one is found by its address, and an unknown one is null', async () => {
    const { data } = await site.graphql(`{
      shelves(sort: GENRE, kind: ANIME) { sort slug name path titleCount kinds }
      shelf(sort: GENRE, slug: "dram") { name }
      none: shelf(sort: NETWORK, slug: "yok") { name }
    }`);
    const path = '/tur/dram';
    const dram = { sort: 'GENRE', slug: 'dram', name: 'Dram', path, titleCount: 3, kinds: ['ANIME'] };
    expect(data).toEqual({ shelves: [dram], shelf: { name: 'Dram' }, none: null });
    expect(asked).toEqual(
      expect.arrayContaining([{ sort: ShelfSort.GENRE, kind: TitleKind.ANIME, slug: '' }]),
    );
  });
});

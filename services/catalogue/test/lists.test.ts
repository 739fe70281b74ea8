import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { AiringStatus, ShelfSort, TitleKind, TitleOrder } from '@seyir/proto';
import { DataSource } from 'typeorm';
import { anEpisode, aTitle, id, startCatalogue, titleId, type Running } from './fixtures.js';

const TITLES = 40;
const LONG = 'Ş'.repeat(190);

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
  const kinds = [TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME];
  // Many share a time, a popularity or a name, as after an import of a whole catalogue.
  const titles = Array.from({ length: TITLES }, (_, n) =>
    aTitle(n + 1, {
      kind: kinds[n % 3]!,
      name: n % 8 === 7 ? `${LONG}${n}` : `${'AİÇ'[n % 3]} adı ${n % 4}`,
      popularity: n % 5,
      rating: (n % 3) + 0.1,
      status: AiringStatus.AIRING,
      airTime: { weekday: 1 + (n % 7), time: n % 2 ? '20:00' : '' },
      addedAt: timestampFromDate(new Date(Date.UTC(2026, 0, 1 + (n % 6)))),
      genres: [{ id: id('cccc', 1), slug: 'gizem', name: 'Gizem' }],
    }),
  );
  await running.importer.importTitles({ titles });
  await running.importer.importEpisodes({
    episodes: Array.from({ length: TITLES }, (_, n) =>
      anEpisode(n + 1, {
        titleId: titleId(1 + (n % 2)),
        season: 1 + (n % 4),
        number: n + 1,
        releasedAt: timestampFromDate(new Date(Date.UTC(2026, 0, 1 + (n % 6), 0, 0, 0, n % 2))),
      }),
    ),
  });
});
afterAll(() => running.close());

interface Info {
  readonly count: number;
  readonly last: boolean;
  readonly nextCursor: string;
}
type Read = (page: {
  number?: number;
  size: number;
  cursor?: string;
}) => Promise<{ ids: string[]; info: Info }>;

const lists: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(
    [TitleOrder.ADDED, TitleOrder.POPULAR, TitleOrder.NAME].flatMap((order) =>
      Object.entries({
        all: {},
        'of a kind': { kind: TitleKind.SERIES },
        'of a letter': { initial: 'Ş' },
        'of a genre': { shelf: { sort: ShelfSort.GENRE, slug: 'gizem' } },
        'of a network': { shelf: { sort: ShelfSort.NETWORK, slug: 'kanal-deniz' }, kind: TitleKind.ANIME },
      }).map(([name, filter]): [string, Read] => [
        `titles ${name}, ${TitleOrder[order]}`,
        async (page) => {
          const { titles, info } = await running.visitor.listTitles({ ...filter, order, page });
          return { ids: titles.map(({ id }) => id), info: info! };
        },
      ]),
    ),
  ),
  airing: async (page) => {
    const { titles, info } = await running.visitor.listAiring({ page });
    return { ids: titles.map(({ title }) => title!.id), info: info! };
  },
  'airing of a weekday and a kind': async (page) => {
    const { titles, info } = await running.visitor.listAiring({ page, weekday: 1, kind: TitleKind.MOVIE });
    return { ids: titles.map(({ title }) => title!.id), info: info! };
  },
  'latest episodes': async (page) => {
    const { episodes, info } = await running.visitor.listLatestEpisodes({ page });
    return { ids: episodes.map(({ id }) => id), info: info! };
  },
  'latest episodes of a kind and a genre': async (page) => {
    const filter = { kind: TitleKind.MOVIE, genreId: id('cccc', 1) };
    const { episodes, info } = await running.visitor.listLatestEpisodes({ ...filter, page });
    return { ids: episodes.map(({ id }) => id), info: info! };
  },
  'episodes of a title': async (page) => {
    const { episodes, info } = await running.visitor.listEpisodes({ titleId: titleId(1), page });
    return { ids: episodes.map(({ id }) => id), info: info! };
  },
  'episodes of a season': async (page) => {
    const { episodes, info } = await running.visitor.listEpisodes({ titleId: titleId(1), season: 3, page });
    return { ids: episodes.map(({ id }) => id), info: info! };
  },
};

describe.each(Object.entries(lists))('the list of %s', (_, read) => {
  it('continues from its cursors without a gap or a repeat, in the order of its pages by number', async () => {
    const whole = await read({ number: 1, size: 100 });
    expect(whole.info).toMatchObject({ count: whole.ids.length, last: true, nextCursor: '' });
    expect(whole.ids.length).toBeGreaterThan(1);
    const [byCursor, byNumber]: string[][] = [[], []];
    let cursor = '';
    for (let number = 1, last = false; !last; number += 1) {
      const [page, numbered] = [await read({ size: 3, cursor }), await read({ number, size: 3 })];
      byCursor!.push(...page.ids);
      byNumber!.push(...numbered.ids);
      expect(page.info).toEqual(numbered.info);
      ({ last, nextCursor: cursor } = page.info);
    }
    expect(byCursor).toEqual(whole.ids);
    expect(byNumber).toEqual(whole.ids);
  });

  it('refuses a cursor of another list, and reports a page number beyond the limit only if more titles exist', async () => {
    const foreign = Buffer.from('["yok",1]').toString('base64url');
    await expect(read({ size: 3, cursor: foreign })).rejects.toMatchObject({
      details: { fields: { cursor: 'invalid' } },
    });
    expect(await read({ number: 100_000, size: 100 })).toMatchObject({ ids: [], info: { last: true } });
  });
});

describe('a list in Turkish order', () => {
  it('continues after a title that was removed or renamed since its page was read', async () => {
    const { importer, visitor } = running;
    const own = { kind: TitleKind.MOVIE, network: 'Ayrı' };
    const shelf = { sort: ShelfSort.NETWORK, slug: 'ayri' };
    await importer.importTitles({
      titles: ['Ada', 'Bal', 'Can', 'Dal'].map((name, n) => aTitle(60 + n, { ...own, name })),
    });
    const list = (cursor: string) =>
      visitor.listTitles({ shelf, order: TitleOrder.NAME, page: { size: 2, cursor } });
    const cursor = (await list('')).info!.nextCursor;
    await importer.importTitles({ titles: [aTitle(61, { ...own, name: 'Zor' })] });
    expect((await list(cursor)).titles.map(({ name }) => name)).toEqual(['Can', 'Dal']);
  });
});

describe('a list of cards', () => {
  it('has titles without people, trailers and description, and says so', async () => {
    const { visitor } = running;
    const whole = await visitor.listTitles({ page: { size: 2 } });
    const { titles } = await visitor.listTitles({ page: { size: 2 }, cards: true });
    expect(whole.titles[0]).toMatchObject({ card: false, people: [{}, {}] });
    expect(titles).toEqual(
      whole.titles.map((title) => ({ ...title, card: true, people: [], trailers: [], description: '' })),
    );
    for (const cards of [
      (await visitor.searchTitles({ query: 'adı', cards: true })).titles,
      (await visitor.listTitlesFrom({ cards: true })).titles,
      (await visitor.listAiring({ cards: true })).titles.map(({ title }) => title!),
    ])
      expect(new Set(cards.map(({ card, people }) => `${card} ${people.length}`))).toEqual(
        new Set(['true 0']),
      );
  });

  it('does not read people and trailers', async () => {
    const read = await explainStatements(['credit', 'person', 'trailer'], async () => {
      await running.visitor.listTitles({ cards: true });
      await running.visitor.listAiring({ cards: true });
    });
    // The task of similar titles runs at the same time.
    expect(read.filter(({ text }) => !/similar_/.test(text))).toEqual([]);
  });
});

describe('a later page', () => {
  it('reads as few rows as the first one', async () => {
    const url = await running.bench.databaseUrl('catalogue');
    const database = new DataSource({ type: 'postgres', url });
    await database.initialize();
    try {
      await database.query(
        `INSERT INTO title (id, kind, slug, name, original_name, description, year, age_mark, content_marks, network,
                            status, rating, poster, backdrop, added_at, changed_at, demo, popularity)
         SELECT gen_random_uuid(), 'movie', 'dolgu-' || n, md5(n::text), '', '', 2000, 'general', '{}', '', 'ended', 0,
                '', '', timestamptz '2020-01-01' + n * interval '1 h', now(), true, n FROM generate_series(1, 5000) n`,
      );
      await database.query('VACUUM ANALYZE');
      for (const order of [TitleOrder.ADDED, TitleOrder.POPULAR, TitleOrder.NAME]) {
        const list = (page: object) =>
          running.visitor.listTitles({ kind: TitleKind.MOVIE, order, page, cards: true });
        let cursor = '';
        for (let pages = 0; pages < 40; pages += 1)
          cursor = (await list({ size: 100, cursor })).info!.nextCursor;
        const read = await explainStatements(['title'], () => list({ size: 24, cursor }));
        expect(read).not.toEqual([]);
        expect(read.filter(isBeyondBudget)).toEqual([]);
        await expect(list({ number: 100, size: 24 })).rejects.toMatchObject({
          details: { fields: { page: 'too_far' } },
        });
      }
    } finally {
      await database.destroy();
    }
  });
});

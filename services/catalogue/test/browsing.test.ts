import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AiringStatus, ShelfSort, TitleKind, TitleOrder } from '@seyir/proto';
import { anEpisode, aTitle, episodeId, id, startCatalogue, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
});
afterAll(() => running.close());

const genre = (n: number) => ({ id: id('cccc', n), slug: `tur-${n}`, name: `Tür ${n}` });

describe('an initial', () => {
  /** The expected initial of each name. */
  const shelves: Readonly<Record<string, readonly string[]>> = {
    A: ['Ay', 'ada', 'Âşık'],
    C: ['Cam'],
    Ç: ['Çark', 'çan'],
    I: ['Ilık', 'ısırgan', 'IŞIK'],
    İ: ['İnci', 'iğne'],
    O: ['Odak'],
    Ö: ['Öykü'],
    S: ['Su'],
    Ş: ['Şafak', 'S\u0327imdi'],
    U: ['Umut'],
    Ü: ['Üzüm'],
    Q: ['Qatar'],
    W: ['Western'],
    X: ['x ışını'],
    '0-9': ['12. Oda', '7 Gün'],
    '#': ['“Son”', '¡Hola!', '東京'],
  };
  const all = Object.values(shelves).flat();

  beforeAll(async () => {
    const titles = all.map((name, n) => aTitle(n + 1, { name, kind: TitleKind.MOVIE, people: [] }));
    await running.importer.importTitles({ titles: [...titles, aTitle(90, { name: 'Isırgan Dizisi' })] });
  });

  it.each(Object.entries(shelves))('B-26 %s has %j and no others, counted', async (initial, names) => {
    const { titles, info } = await running.visitor.listTitles({ kind: TitleKind.MOVIE, initial });
    expect(titles.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(info).toMatchObject({ count: names.length, last: true });
  });

  it('B-26 pages within its letter, in Turkish order, and without a kind over all kinds', async () => {
    const names: string[] = [];
    for (let number = 1, last = false; !last; number += 1) {
      const page = { number, size: 2 };
      const answer = await running.visitor.listTitles({ initial: 'I', order: TitleOrder.NAME, page });
      expect(answer.info?.count).toBe(4);
      names.push(...answer.titles.map(({ name }) => name));
      last = answer.info?.last ?? true;
    }
    expect(names).toEqual(['Ilık', 'ısırgan', 'Isırgan Dizisi', 'IŞIK']);
  });

  it.each(['AB', 'a', 'İI', '%', '0', '-'])('%j is not an initial', async (initial) => {
    await expect(running.visitor.listTitles({ initial })).rejects.toMatchObject({
      details: { fields: { initial: 'invalid' } },
    });
  });

  it('is counted again when a name changes', async () => {
    await running.importer.importTitles({ titles: [aTitle(90, { name: 'Çınar' })] });
    const of = async (initial: string) =>
      (await running.visitor.listTitles({ kind: TitleKind.SERIES, initial })).info?.count;
    expect([await of('I'), await of('Ç')]).toEqual([0, 1]);
  });
});

describe('the calendar', () => {
  const airing = (n: number, weekday: number, time: string, over = {}) =>
    aTitle(100 + n, { kind: TitleKind.ANIME, name: `Anime ${n}`, airTime: { weekday, time }, ...over });

  beforeAll(async () => {
    await running.importer.importTitles({
      titles: [
        airing(1, 5, '20:05'),
        airing(2, 1, '23:00'),
        airing(3, 1, '19:30'),
        airing(4, 7, ''),
        airing(5, 3, '20:00', { status: AiringStatus.ENDED }),
        airing(6, 2, '21:00', { kind: TitleKind.SERIES }),
        aTitle(107, { kind: TitleKind.ANIME }),
      ],
    });
    const soon = (hours: number) =>
      timestampFromDate(new Date(running.bench.clock.now().getTime() + hours * 3_600_000));
    await running.importer.importEpisodes({
      episodes: [
        anEpisode(101, { titleId: titleId(101), number: 1 }),
        anEpisode(102, { titleId: titleId(101), number: 2, releasedAt: soon(1) }),
        anEpisode(103, { titleId: titleId(101), number: 3, releasedAt: soon(169) }),
      ],
    });
  });
  const list = (asked: object) => running.visitor.listAiring({ kind: TitleKind.ANIME, ...asked });
  const namesOf = ({ titles }: Awaited<ReturnType<typeof list>>) => titles.map(({ title }) => title?.name);

  it('B-04 has the airing anime, from Monday, then by time', async () => {
    const answer = await list({});
    expect(namesOf(answer)).toEqual(['Anime 3', 'Anime 2', 'Anime 1', 'Anime 4']);
    expect(answer.info).toMatchObject({ count: 4, last: true });
    expect(answer.titles[2]?.title?.airTime).toMatchObject({ weekday: 5, time: '20:05' });
  });

  it('B-28 is paged, and filtered by weekday and kind', async () => {
    const first = await list({ page: { number: 1, size: 3 } });
    const second = await list({ page: { number: 2, size: 3 } });
    expect([first.info?.last, second.info?.last]).toEqual([false, true]);
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['Anime 3', 'Anime 2', 'Anime 1', 'Anime 4']);
    const monday = await list({ weekday: 1 });
    expect(namesOf(monday)).toEqual(['Anime 3', 'Anime 2']);
    expect(monday.info?.count).toBe(2);
    const series = await running.visitor.listAiring({ kind: TitleKind.SERIES });
    expect(namesOf(series)).toEqual(['Anime 6']);
    await expect(list({ weekday: 8 })).rejects.toMatchObject({ details: { fields: { weekday: 'invalid' } } });
  });

  it('names the next episode, and after its release the one after it', async () => {
    const next = async () =>
      (await list({ weekday: 5 })).titles.map((entry) => [entry.next?.id, entry.title?.id]);
    expect(await next()).toEqual([[episodeId(102), titleId(101)]]);
    running.bench.clock.advance(2 * 3_600_000);
    expect(await next()).toEqual([[episodeId(103), titleId(101)]]);
    running.bench.clock.advance(168 * 3_600_000);
    expect(await next()).toEqual([[undefined, titleId(101)]]);
  });

  it('refuses invalid times', async () => {
    for (const airTime of [
      { weekday: 8, time: '' },
      { weekday: 1, time: '24:00' },
      { weekday: 0, time: '20:00' },
    ])
      await expect(
        running.importer.importTitles({ titles: [aTitle(120, { airTime })] }),
      ).rejects.toMatchObject({
        details: { fields: { 'titles.0.airTime': 'invalid' } },
      });
  });
});

describe('the latest episodes', () => {
  it('B-27 can be filtered by a genre, and page within it', async () => {
    const { importer, visitor, bench } = running;
    await importer.importTitles({
      titles: [
        aTitle(201, { genres: [genre(21), genre(22)] }),
        aTitle(202, { genres: [genre(22)] }),
        aTitle(203, { genres: [genre(22)], kind: TitleKind.ANIME }),
      ],
    });
    const past = timestampFromDate(new Date('2026-02-01'));
    const coming = timestampFromDate(new Date(bench.clock.now().getTime() + 60_000));
    await importer.importEpisodes({
      episodes: [201, 202, 203].flatMap((n) => [
        anEpisode(n * 10 + 1, { titleId: titleId(n), number: 1, releasedAt: past }),
        anEpisode(n * 10 + 2, { titleId: titleId(n), number: 2, releasedAt: past }),
        anEpisode(n * 10 + 3, { titleId: titleId(n), number: 3, releasedAt: coming }),
      ]),
    });
    const seen: string[] = [];
    for (let number = 1, last = false; !last; number += 1) {
      const page = await visitor.listLatestEpisodes({ genreId: genre(22).id, page: { number, size: 4 } });
      expect(page.info?.count).toBe(6);
      seen.push(...page.episodes.map(({ id }) => id));
      last = page.info?.last ?? true;
    }
    expect(new Set(seen).size).toBe(6);
    const anime = await visitor.listLatestEpisodes({ genreId: genre(22).id, kind: TitleKind.ANIME });
    expect(anime.info?.count).toBe(2);
    const one = await visitor.listLatestEpisodes({ genreId: genre(21).id });
    expect(one.episodes.map(({ titleId }) => titleId)).toEqual([titleId(201), titleId(201)]);
    expect((await visitor.listLatestEpisodes({ genreId: genre(99).id })).info).toMatchObject({ count: 0 });
    await expect(visitor.listLatestEpisodes({ genreId: 'dram' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });
});

describe('a shelf', () => {
  const shelves = (asked: object) => running.visitor.listShelves(asked).then((answer) => answer.shelves);
  const genreShelf = (n: number) => ({ sort: ShelfSort.GENRE, slug: `tur-${n}` });

  beforeAll(async () => {
    await running.importer.importTitles({
      titles: [
        aTitle(701, { name: 'Iğde', genres: [genre(71), genre(72)], network: 'Çınar & Işık TV' }),
        aTitle(702, { name: 'Ilgaz', genres: [genre(71)], network: 'çınar ışık tv', kind: TitleKind.ANIME }),
        aTitle(703, { name: 'Ada', genres: [genre(71), genre(71)], network: '東京' }),
        aTitle(704, { genres: [genre(73)] }),
      ],
    });
  });

  it('has the titles of one genre, once each, paged and counted, with a kind and a letter', async () => {
    const list = (asked: object) => running.visitor.listTitles({ shelf: genreShelf(71), ...asked });
    const page = (number: number) => list({ order: TitleOrder.NAME, page: { number, size: 2 } });
    const [first, second] = [await page(1), await page(2)];
    expect([...first.titles, ...second.titles].map(({ id }) => id)).toEqual([703, 701, 702].map(titleId));
    expect([first.info, second.info]).toMatchObject([
      { count: 3, last: false },
      { count: 3, last: true },
    ]);
    const anime = await list({ kind: TitleKind.ANIME });
    expect([anime.titles.map(({ id }) => id), anime.info?.count]).toEqual([[titleId(702)], 1]);
    const letter = await list({ initial: 'I', kind: TitleKind.SERIES });
    expect([letter.titles.map(({ id }) => id), letter.info?.count]).toEqual([[titleId(701)], 1]);
  });

  it('has the titles of one network in any spelling', async () => {
    const shelf = { sort: ShelfSort.NETWORK, slug: 'cinar-isik-tv' };
    const { titles, info } = await running.visitor.listTitles({ shelf, order: TitleOrder.POPULAR });
    expect(titles.map(({ networkSlug }) => networkSlug)).toEqual(['cinar-isik-tv', 'cinar-isik-tv']);
    expect(info).toMatchObject({ count: 2, last: true });
    const [found] = await shelves(shelf);
    expect(found).toMatchObject({ ...shelf, titleCount: 2 });
    expect(new Set(found?.kinds)).toEqual(new Set([TitleKind.SERIES, TitleKind.ANIME]));
  });

  it('is empty if it does not exist or if its slug is empty', async () => {
    for (const shelf of [
      genreShelf(99),
      { sort: ShelfSort.NETWORK, slug: 'yok' },
      { sort: ShelfSort.NETWORK },
    ])
      expect(await running.visitor.listTitles({ shelf })).toMatchObject({
        titles: [],
        info: { count: 0, last: true },
      });
    expect(await shelves({ sort: ShelfSort.GENRE, slug: 'yok' })).toEqual([]);
    await expect(running.visitor.listTitles({ shelf: { slug: 'dram' } })).rejects.toMatchObject({
      details: { fields: { sort: 'required' } },
    });
  });

  it('is ordered by its number of titles of a kind, and disappears when it is empty', async () => {
    const slugs = async () =>
      (await shelves({ sort: ShelfSort.GENRE, kind: TitleKind.SERIES }))
        .map(({ slug, titleCount }) => `${slug} ${titleCount}`)
        .filter((line) => /tur-7\d/.test(line));
    expect(await slugs()).toEqual(['tur-71 2', 'tur-72 1', 'tur-73 1']);
    await running.importer.importTitles({ titles: [aTitle(701, { name: 'Iğde', genres: [genre(71)] })] });
    expect(await slugs()).toEqual(['tur-71 2', 'tur-73 1']);
    const [renamed] = await shelves(genreShelf(71));
    expect(renamed).toMatchObject({ name: 'Tür 71', titleCount: 3 });
  });
});

describe('the list of all titles', () => {
  it('B-29 continues from its cursor without a gap or a repeat, while titles are added', async () => {
    const { importer, visitor } = running;
    const wanted = (await visitor.listTitles({ page: { number: 1, size: 100 } })).titles.map(({ id }) => id);
    const seen: string[] = [];
    let cursor = '';
    let pages = 0;
    do {
      const page = await visitor.listTitlesFrom({ cursor, size: 7 });
      expect(page.count).toBe(wanted.length + pages);
      seen.push(...page.titles.map(({ id }) => id));
      cursor = page.nextCursor;
      pages += 1;
      const now = timestampFromDate(running.bench.clock.now());
      await importer.importTitles({ titles: [aTitle(300 + pages, { addedAt: now })] });
    } while (cursor !== '');
    expect(seen).toEqual(wanted);
    expect(pages).toBe(Math.ceil(wanted.length / 7));
  });

  it('refuses an invalid cursor', async () => {
    for (const cursor of [
      'x',
      '5',
      Buffer.from('1.x').toString('base64url'),
      Buffer.from('9'.repeat(15) + '9.' + titleId(1)).toString('base64url'),
    ])
      await expect(running.visitor.listTitlesFrom({ cursor })).rejects.toMatchObject({
        details: { fields: { cursor: 'invalid' } },
      });
  });
});

it('popular titles are ordered by popularity, then by rating', async () => {
  const { importer, visitor } = running;
  const counts = [
    [401, 500, 3],
    [402, 900, 1],
    [403, 500, 9],
  ] as const;
  await importer.importTitles({
    titles: counts.map(([n, popularity, rating]) => aTitle(n, { popularity, rating })),
  });
  const { titles } = await visitor.listTitles({ order: TitleOrder.POPULAR, page: { number: 1, size: 3 } });
  expect(titles.map(({ id }) => id)).toEqual([402, 403, 401].map(titleId));
});

describe('trailers', () => {
  const trailer = (n: number, location: object) => ({ id: id('eeee', n), name: `Fragman ${n}`, location });
  const own = trailer(1, { case: 'asset', value: 'iskele' });
  const other = trailer(2, { case: 'embed', value: 'https://embed.example/v/1' });

  it('B-16 are read by ids in the given order, with their title', async () => {
    const { importer, visitor } = running;
    await importer.importTitles({ titles: [aTitle(601, { trailers: [own, other] as never })] });
    const { trailers } = await visitor.getTrailers({ ids: [other.id, id('eeee', 9), own.id] });
    expect(trailers).toMatchObject([
      { ...other, titleId: titleId(601) },
      { ...own, titleId: titleId(601) },
    ]);
    const { titles } = await visitor.getTitles({ ids: [titleId(601)] });
    expect(titles[0]?.trailers.map(({ name }) => name)).toEqual(['Fragman 1', 'Fragman 2']);
  });

  it('are own assets or https addresses, and nothing else', async () => {
    for (const location of [
      { case: undefined },
      { case: 'asset', value: '../x' },
      { case: 'embed', value: 'http://embed.example/v/1' },
      { case: 'embed', value: 'javascript:alert(1)' },
    ])
      await expect(
        running.importer.importTitles({
          titles: [aTitle(602, { trailers: [trailer(3, location)] as never })],
        }),
      ).rejects.toMatchObject({ details: { fields: { 'titles.0.trailers': 'invalid' } } });
  });
});

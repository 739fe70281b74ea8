import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import {
  AgeMark,
  AiringStatus,
  FilterField,
  ShelfSort,
  TitleKind,
  TitleOrder,
  TitleTranslation,
} from '@seyir/proto';
import { DataSource } from 'typeorm';
import { aTitle, id, problems, startCatalogue, type Running } from './fixtures.js';

const genres = {
  dram: { id: id('cccc', 1), slug: 'dram', name: 'Dram' },
  gizem: { id: id('cccc', 2), slug: 'gizem', name: 'Gizem' },
  komedi: { id: id('cccc', 3), slug: 'komedi', name: 'Komedi' },
};
const { dram, gizem, komedi } = genres;
const { SERIES, MOVIE } = TitleKind;
const { AIRING, ENDED } = AiringStatus;
const { SUBTITLED, DUBBED } = TitleTranslation;
const { AGE_MARK_7, AGE_MARK_13, AGE_MARK_18 } = AgeMark;

let running: Running;
/** Without the timeouts of the service: it inserts thousands of titles. */
let database: DataSource;
beforeAll(async () => {
  running = await startCatalogue();
  const url = await running.bench.databaseUrl('catalogue');
  database = await new DataSource({ type: 'postgres', url }).initialize();
  const titles = [
    { name: 'Ada', genres: [dram, gizem], year: 2019, status: ENDED, ageMark: AGE_MARK_13, country: 'TR' },
    { name: 'Bağ', genres: [gizem, dram, komedi], year: 2022, status: AIRING, ageMark: AGE_MARK_7 },
    { name: 'Can', genres: [dram], year: 2022, status: AIRING, ageMark: AGE_MARK_13, network: 'Kanal Ay' },
    { name: 'Çam', genres: [komedi], year: 2024, status: ENDED, ageMark: AGE_MARK_18 },
    { name: 'Dağ', genres: [dram, gizem], year: 0, status: AIRING, ageMark: AGE_MARK_13 },
    { name: 'Ege', genres: [dram, gizem], year: 2022, status: AIRING, ageMark: AGE_MARK_13, kind: MOVIE },
  ];
  await running.importer.importTitles({ titles: titles.map((title, n) => aTitle(n + 1, title)) });
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

type Asked = Exclude<Parameters<Running['visitor']['listTitles']>[0], { $typeName: string }>;

const list = (asked: Asked) => running.visitor.listTitles({ kind: SERIES, order: TitleOrder.NAME, ...asked });
const names = async (asked: Asked) => (await list(asked)).titles.map(({ name }) => name);
const initials = async (asked: Asked) =>
  (await running.visitor.listInitials({ kind: SERIES, ...asked })).initials.sort().join('');

/** The numbers of titles by value of each counted filter. */
const choices = async ({ kind = SERIES, shelf, filter, initial = '' }: Asked) => {
  const { filters } = await running.visitor.countChoices({
    kind,
    initial,
    ...(shelf && { shelf }),
    ...(filter && { filter }),
  });
  return Object.fromEntries(
    filters.map(({ field, values }) => [
      FilterField[field],
      Object.fromEntries(values.map(({ value, titleCount }) => [value, titleCount])),
    ]),
  );
};

describe('a filtered list of titles', () => {
  it.each<[string, Asked, string[]]>([
    ['one genre', { filter: { genres: ['komedi'] } }, ['Bağ', 'Çam']],
    ['all of several genres', { filter: { genres: ['gizem', 'dram'] } }, ['Ada', 'Bağ', 'Dağ']],
    ['a genre that does not exist', { filter: { genres: ['dram', 'yok'] } }, []],
    ['from a year on', { filter: { yearFrom: 2022 } }, ['Bağ', 'Can', 'Çam']],
    ['up to a year', { filter: { yearTo: 2019 } }, ['Ada']],
    ['between two years', { filter: { yearFrom: 2019, yearTo: 2022 } }, ['Ada', 'Bağ', 'Can']],
    [
      'a century and parts of two decades',
      { filter: { yearFrom: 1899, yearTo: 2022 } },
      ['Ada', 'Bağ', 'Can'],
    ],
    ['years before the century', { filter: { yearFrom: 1899, yearTo: 2018 } }, []],
    ['years that no title can have', { filter: { yearFrom: 9_000 } }, []],
    ['a status', { filter: { status: ENDED } }, ['Ada', 'Çam']],
    ['a country', { filter: { country: 'TR' } }, ['Ada']],
    ['a country without titles', { filter: { country: 'XX' } }, []],
    ['an age mark', { filter: { ageMark: AGE_MARK_7 } }, ['Bağ']],
    [
      'everything',
      { filter: { genres: ['dram'], yearFrom: 2020, status: AIRING, ageMark: AGE_MARK_13 } },
      ['Can'],
    ],
    [
      'a genre as its shelf',
      { shelf: { sort: ShelfSort.GENRE, slug: 'komedi' }, filter: { status: ENDED } },
      ['Çam'],
    ],
    [
      'a network',
      { shelf: { sort: ShelfSort.NETWORK, slug: 'kanal-ay' }, filter: { status: AIRING } },
      ['Can'],
    ],
    ['a letter', { initial: 'D', filter: { genres: ['dram', 'gizem'] } }, ['Dağ']],
    ['another kind', { kind: MOVIE, filter: { genres: ['dram', 'gizem'] } }, ['Ege']],
    ['any kind', { kind: TitleKind.UNSPECIFIED, filter: { ageMark: AGE_MARK_18 } }, ['Çam']],
    ['an empty filter', { filter: {} }, ['Ada', 'Bağ', 'Can', 'Çam', 'Dağ']],
  ])('contains the titles of %s, and counts them', async (_, asked, expected) => {
    expect(await names(asked)).toEqual(expected);
    expect(await list(asked)).toMatchObject({ info: { count: expected.length }, moreThanCount: false });
  });

  it('counts its titles on a page past the end too', async () => {
    const { titles, info } = await list({ filter: { genres: ['dram'] }, page: { number: 9, size: 24 } });
    expect([titles, info?.count]).toEqual([[], 4]);
  });

  it('knows the initials of its titles', async () => {
    expect(await initials({})).toBe('ABCDÇ');
    expect(await initials({ shelf: { sort: ShelfSort.GENRE, slug: 'komedi' } })).toBe('BÇ');
    expect(await initials({ filter: { genres: ['dram', 'gizem'] } })).toBe('ABD');
    expect(await initials({ filter: { genres: ['yok', 'dram'] } })).toBe('');
  });

  it.each<[string, Asked, Record<string, Record<string, number>>]>([
    [
      'without a choice',
      {},
      {
        STATUS: { airing: 3, ended: 2 },
        AGE_MARK: { 7: 1, 13: 3, 18: 1 },
        TRANSLATION: {},
        COUNTRY: { TR: 1 },
        NETWORK: { 'kanal-ay': 1, 'kanal-deniz': 4 },
        GENRE: { dram: 4, gizem: 3, komedi: 2 },
      },
    ],
    [
      'of a genre and a status',
      { filter: { genres: ['dram'], status: AIRING } },
      {
        // A status takes the place of the chosen one.
        STATUS: { airing: 3, ended: 1 },
        AGE_MARK: { 7: 1, 13: 2 },
        COUNTRY: {},
        NETWORK: { 'kanal-ay': 1, 'kanal-deniz': 2 },
        // A genre is added to the chosen one.
        GENRE: { dram: 3, gizem: 2, komedi: 1 },
      },
    ],
    [
      'of a network',
      { shelf: { sort: ShelfSort.NETWORK, slug: 'kanal-ay' }, filter: { status: AIRING } },
      { STATUS: { airing: 1 }, NETWORK: { 'kanal-ay': 1, 'kanal-deniz': 2 }, GENRE: { dram: 1 } },
    ],
    ['of a genre that does not exist', { filter: { genres: ['yok'] } }, { STATUS: {}, GENRE: {} }],
    ['of a letter', { initial: 'D' }, { STATUS: { airing: 1 }, GENRE: { dram: 1, gizem: 1 } }],
  ])('counts the titles of each choice %s', async (_, asked, expected) => {
    const counted = await choices(asked);
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, counted[field]]))).toEqual(
      expected,
    );
  });

  it('knows the countries of titles, those with the most first, as titles come and change', async () => {
    const { importer, visitor } = running;
    const countries = async (kind = TitleKind.UNSPECIFIED) =>
      (await visitor.listCountries({ kind })).countries.map(({ country, titleCount }) => [
        country,
        titleCount,
      ]);
    expect(await countries(SERIES)).toEqual([['TR', 1]]);
    expect(await countries(MOVIE)).toEqual([]);
    const more = (over: object) => importer.importTitles({ titles: [7, 8].map((n) => aTitle(n, over)) });
    await more({ name: 'Zar', kind: TitleKind.ANIME, country: 'JP' });
    expect(await countries()).toEqual([
      ['JP', 2],
      ['TR', 1],
    ]);
    expect(await problems(more({ country: 'japonya' }))).toMatchObject({ 'titles.0.country': 'invalid' });
    await more({ name: 'Zar', kind: TitleKind.ANIME });
    expect(await countries()).toEqual([['TR', 1]]);
  });

  it('refuses years in the wrong order, more than ten genres and unknown values', async () => {
    const { visitor } = running;
    const refused = (filter: Asked['filter']) =>
      Promise.all([
        problems(list({ filter })),
        problems(visitor.listInitials({ filter })),
        problems(visitor.countChoices({ filter })),
      ]);
    const everywhere = (fields: object) => [fields, fields, fields];
    expect(await refused({ yearFrom: 2022, yearTo: 2019 })).toEqual(everywhere({ yearTo: 'invalid' }));
    expect(await refused({ genres: Array<string>(11).fill('dram') })).toEqual(
      everywhere({ genres: 'too_long' }),
    );
    expect(await refused({ status: 99 as AiringStatus })).toEqual(everywhere({ status: 'invalid' }));
    expect(await refused({ country: 'Türkiye' })).toEqual(everywhere({ country: 'invalid' }));
    expect(await refused({ translation: 99 as TitleTranslation })).toEqual(
      everywhere({ translation: 'invalid' }),
    );
  });

  it('finds a genre under its new address', async () => {
    const renamed = { ...komedi, slug: 'gulduru', name: 'Güldürü' };
    await running.importer.importTitles({
      titles: [aTitle(4, { name: 'Çam', year: 2024, genres: [renamed] })],
    });
    expect(await names({ filter: { genres: ['gulduru', 'dram'] } })).toEqual(['Bağ']);
    expect(await names({ filter: { genres: ['komedi', 'dram'] } })).toEqual([]);
  });

  it('includes titles that the previous release wrote', async () => {
    await database.query(`UPDATE title SET genre_ids = '{}'`);
    expect(await names({ filter: { genres: ['dram', 'gizem'] } })).toEqual([]);
    await database.query(
      `INSERT INTO task (id, kind, input, due, created_at) VALUES (gen_random_uuid(), 'fill-genres', '{}', now(), now())`,
    );
    await eventually(
      async () => (await names({ filter: { genres: ['dram', 'gizem'] } })).length === 3,
      10_000,
    );
  });
});

describe('a filtered list of a large catalogue', () => {
  /**
   * 3,600 titles: a third of each kind, every second one airing, every 100th of 2001, every 30th of two genres, every 90th from Korea and
   * every 60th dubbed.
   */
  beforeAll(async () => {
    await database.query(
      `INSERT INTO title (id, kind, slug, name, original_name, description, year, age_mark, content_marks, network,
                          status, rating, poster, backdrop, added_at, changed_at, demo, popularity, genre_ids,
                          country, translations)
       SELECT gen_random_uuid(), (ARRAY['movie', 'series', 'anime'])[1 + n % 3], 'dolgu-' || n, md5(n::text), '', '',
              CASE WHEN n % 100 = 0 THEN 2001 ELSE 2010 END, 'general', '{}', '',
              CASE WHEN n % 2 = 0 THEN 'airing' ELSE 'ended' END, 0, '', '',
              timestamptz '2020-01-01' + n * interval '1 h', now(), true, n,
              CASE WHEN n % 30 = 0 THEN ARRAY[$1, $2]::uuid[] ELSE ARRAY[$1]::uuid[] END,
              CASE WHEN n % 90 = 0 THEN 'KR' ELSE 'TR' END,
              CASE WHEN n % 60 = 0 THEN '{dubbed}'::text[] ELSE '{subtitled}'::text[] END
       FROM generate_series(1, 3600) n`,
      [dram.id, gizem.id],
    );
    await database.query('VACUUM ANALYZE title');
  }, 30_000);

  it.each<[string, Asked, object]>([
    ['few titles', { kind: 0, filter: { yearFrom: 2000, yearTo: 2005 } }, { count: 36, more: false }],
    ['two decades', { kind: 0, filter: { yearFrom: 1990, yearTo: 2009 } }, { count: 36, more: false }],
    ['two genres', { kind: MOVIE, filter: { genres: ['dram', 'gizem'] } }, { count: 121, more: false }],
    ['a country', { kind: 0, filter: { country: 'KR' } }, { count: 40, more: false }],
    ['a translation', { kind: 0, filter: { translation: DUBBED } }, { count: 60, more: false }],
    ['most countries', { filter: { country: 'TR', translation: SUBTITLED } }, { count: 500, more: true }],
    ['most titles', { filter: { status: AIRING, yearFrom: 2005 } }, { count: 500, more: true }],
  ])('reads few rows for each page of %s', async (_, asked, expected) => {
    for (const order of [TitleOrder.ADDED, TitleOrder.POPULAR, TitleOrder.NAME]) {
      const page = (cursor: string) => list({ ...asked, order, cards: true, page: { size: 24, cursor } });
      const seen = new Set<string>();
      let cursor = '';
      const read = await explainStatements(['title'], async () => {
        for (let pages = 0; pages < 4; pages += 1) {
          const { titles, info, moreThanCount } = await page(cursor);
          expect({ count: info!.count, more: moreThanCount }).toEqual(expected);
          for (const title of titles) seen.add(title.id);
          cursor = info!.nextCursor;
          if (cursor === '') break;
        }
        await running.visitor.listInitials({ kind: SERIES, ...asked });
      });
      expect(seen.size).toBe(Math.min(96, (expected as { count: number }).count));
      // At least two pages, each in one statement, and two statements of the initials.
      expect(read.length).toBeGreaterThanOrEqual(4);
      expect(read.filter(isBeyondBudget)).toEqual([]);
    }
  });

  it('counts the choices of few titles, and reads few rows for those of many', async () => {
    const asked = [
      { kind: 0 },
      { kind: 0, filter: { country: 'KR', status: AIRING } },
      { filter: { country: 'TR', status: AIRING } },
    ];
    const found: object[] = [];
    const read = await explainStatements(['title'], async () => {
      for (const one of asked) found.push(await choices(one));
    });
    expect(read.filter(isBeyondBudget)).toEqual([]);
    const [all, few, many] = found;
    expect(all).toEqual({});
    expect(few).toEqual({
      STATUS: { airing: 40 },
      AGE_MARK: { general: 40 },
      TRANSLATION: { dubbed: 20, subtitled: 20 },
      NETWORK: {},
      GENRE: { dram: 40, gizem: 40 },
      // Without COUNTRY: more than 500 titles are airing.
    });
    expect(many).toEqual({});
  });
});

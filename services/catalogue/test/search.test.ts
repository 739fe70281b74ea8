import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldGolden } from '@seyir/kit';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { DataSource } from 'typeorm';
import { FoldedMarks1763760000000 } from '../src/adapters/store/migrations/1763760000000-folded-marks.js';
import { aTitle, id, startCatalogue, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
});
afterAll(() => running.close());

let next = 1;
/** Imports titles with these names, the first one rated best; by default without people. */
const given = async (names: readonly string[], over: Parameters<typeof aTitle>[1] = {}): Promise<void> => {
  const titles = names.map((name, place) =>
    aTitle(next + place, { name, originalName: '', people: [], rating: 9 - place / 10, ...(over as object) }),
  );
  next += names.length;
  await running.importer.importTitles({ titles });
};
const found = async (query: string, size?: number): Promise<string[]> =>
  (await running.visitor.searchTitles({ query, ...(size && { size }) })).titles.map(({ name }) => name);

const played = (name: string) => ({ people: [{ id: id('dddd', next + 500), name, role: 'oyuncu' }] });

describe('a search', () => {
  beforeAll(async () => {
    await given([
      'Isırgan Tarlası',
      'Yaban Isırganı',
      'Gece Vapuru',
      'Vapur',
      'Son Vapur',
      'Kanavapur',
      'Vapurlar',
    ]);
    await given(['Saat Kulesi'], played('Işıl Vapurcu'));
    await given(['Dalgakıran'], { originalName: 'Breakwater' });
    await given(['Yüzde 100_Doğru', 'Yüzde Beş', 'C:\\Karanlık']);
    await given(['進撃の巨人', 'Örümcek-Adam']);
    await given(foldGolden.filter(([text]) => text !== '').map(([text]) => `${text} perdesi`));
  });

  it.each(['ISIRGAN', 'ısırgan', 'Isırgan', 'isirgan', 'İSİRGAN', '  ısırgan '])(
    'B-02 finds %j in any spelling, for a visitor',
    async (query) => {
      expect(await found(query)).toEqual(['Isırgan Tarlası', 'Yaban Isırganı']);
    },
  );

  it('lists the exact name first, then names that start with the query, then words that do, then names that contain it, then people', async () => {
    expect(await found('vapur')).toEqual([
      'Vapur',
      'Vapurlar',
      'Gece Vapuru',
      'Son Vapur',
      'Kanavapur',
      'Saat Kulesi',
    ]);
  });

  it.each([
    ['vaupr', 'a swap'],
    ['vaour', 'a wrong letter'],
    ['vapr', 'a missing one'],
    ['vappur', 'one too many'],
  ])('tolerates %s: %s', async (query) => {
    expect(await found(query)).toEqual(
      expect.arrayContaining(
        query.length > 4
          ? ['Vapur', 'Vapurlar', 'Gece Vapuru', 'Son Vapur', 'Saat Kulesi']
          : ['Vapur', 'Son Vapur'],
      ),
    );
    if (query.length > 4) expect((await found(query)).at(-1)).toBe('Saat Kulesi');
  });

  it('tolerates a typo in one of several words, and none that makes another word', async () => {
    expect(await found('gcee vapuru')).toEqual(['Gece Vapuru']);
    expect(await found('vapur gece')).toEqual(['Gece Vapuru']);
    expect(await found('saray')).toEqual([]);
    expect(await found('zzzz')).toEqual([]);
  });

  it('finds original names and people', async () => {
    expect(await found('BREAKW')).toEqual(['Dalgakıran']);
    expect(await found('isil')).toEqual(['Saat Kulesi']);
  });

  it('says which original name or which person of a title has matched, and nothing where its name has', async () => {
    const { titles, matches } = await running.visitor.searchTitles({ query: 'isil' });
    expect(titles.map(({ name }) => name)).toEqual(['Saat Kulesi']);
    expect(matches).toMatchObject([
      { titleId: titles[0]?.id, person: 'Işıl Vapurcu', role: 'oyuncu', originalName: '' },
    ]);
    const original = await running.visitor.searchTitles({ query: 'water' });
    expect(original.matches).toMatchObject([
      { titleId: original.titles[0]?.id, originalName: 'Breakwater', person: '' },
    ]);
    const byName = await running.visitor.searchTitles({ query: 'kanavapur' });
    expect(byName.titles).toHaveLength(1);
    expect(byName.matches).toEqual([]);
  });

  it('B-02 finds words that start with IŞIK before names that contain it inside a word', async () => {
    await given(['Yakışıklı Komşu', 'Dipteki Işık', 'Işıklar Sönünce']);
    // Names with a typo of it come last.
    expect((await found('IŞIK')).slice(0, 3)).toEqual(['Işıklar Sönünce', 'Dipteki Işık', 'Yakışıklı Komşu']);
  });

  it('B-22 answers from one letter on, which must start a word', async () => {
    expect(await found('進')).toEqual(['進撃の巨人', '進撃の巨人 perdesi']);
    expect(await found('b')).toEqual(['Dalgakıran', 'Yüzde Beş']);
    expect(await found('adam')).toEqual(['Örümcek-Adam']);
  });

  it.each(['ka', 'son', 'i'])('answers %j by the starts of words, the best rated first', async (query) => {
    const names = Array.from({ length: 30 }, (_, n) => `Zor ${query}${n}`);
    await given(names);
    const best = (await found(query)).filter((name) => name.startsWith('Zor'));
    expect(best).toEqual(names.slice(0, best.length));
    expect(best.length).toBeGreaterThan(0);
  });

  it('follows changes of names and ratings, and removals', async () => {
    const [n, over] = [next, { originalName: '', people: [], rating: 1 }];
    next += 2;
    const write = (titles: ReturnType<typeof aTitle>[]) =>
      running.importer.importTitles({ titles, demo: true });
    await write([aTitle(n, { ...over, name: 'Ğxq' }), aTitle(n + 1, { ...over, name: 'Gxr' })]);
    expect(await found('gx')).toEqual(['Ğxq', 'Gxr']);
    await write([aTitle(n, { ...over, name: 'Ğxq' }), aTitle(n + 1, { ...over, name: 'Gxr', rating: 2 })]);
    expect(await found('gx')).toEqual(['Gxr', 'Ğxq']);
    await write([aTitle(n, { ...over, name: 'Başka' })]);
    expect(await found('gx')).toEqual(['Gxr']);
    for (let more = true; more;) ({ more } = await running.importer.removeDemoTitles({}));
    expect(await found('gx')).toEqual([]);
  });

  it('treats pattern characters literally', async () => {
    expect(await found('100_d')).toEqual(['Yüzde 100_Doğru']);
    expect(await found('%')).toEqual([]);
    expect(await found('c:\\')).toEqual(['C:\\Karanlık']);
    expect(await found('_')).toEqual([]);
  });

  it.each(foldGolden.filter(([text]) => text.trim() !== ''))(
    'gives %j and its key %j the same answer',
    async (text, key) => {
      const name = `${text} perdesi`;
      expect(await found(text)).toContain(name);
      expect(await found(key)).toEqual(await found(text));
    },
  );

  it('returns at most 24, or as few as requested', async () => {
    await given(Array.from({ length: 30 }, (_, n) => `Uzunca ${n}`));
    expect(await found('uzunca')).toHaveLength(24);
    expect(await found('uzunca', 1000)).toHaveLength(24);
    expect(await found('uzunca', 3)).toEqual(['Uzunca 0', 'Uzunca 1', 'Uzunca 2']);
    expect(await found('uzunac', 2)).toHaveLength(2);
  });

  it('refuses queries without a letter, and too long ones', async () => {
    const refused = (query: string) =>
      running.visitor.searchTitles({ query }).catch((error: { details: unknown }) => error.details);
    expect(await refused('   ')).toMatchObject({ fields: { query: 'required' } });
    expect(await refused('x'.repeat(101))).toMatchObject({ fields: { query: 'too_long' } });
    expect(await refused('a\0b')).toMatchObject({ fields: { query: 'invalid' } });
  });

  it('finds names through indexes, and short words without reading all matching rows', async () => {
    const database = new DataSource({
      type: 'postgres',
      url: await running.bench.databaseUrl('catalogue'),
      extra: { max: 1 },
    });
    await database.initialize();
    try {
      await database.query(
        `INSERT INTO title SELECT gen_random_uuid(), 'movie', 'dolgu-' || n, md5(n::text), md5(n::text), '', 2000,
           'general', '{}', '', 'ended', 0, '', '', now(), 0, 1, true, now() FROM generate_series(1, 5000) n`,
      );
      await database.query(
        `INSERT INTO person SELECT gen_random_uuid(), md5(n::text) FROM generate_series(1, 5000) n`,
      );
      // These tables must be so large that an index is cheaper than a scan.
      await database.query(
        `WITH filler AS (SELECT id FROM title WHERE slug LIKE 'dolgu-%'),
           genres AS (INSERT INTO title_genre SELECT id, (SELECT id FROM genre LIMIT 1), 1 FROM filler),
           seasons AS (INSERT INTO season SELECT id, 1, 0 FROM filler),
           trailers AS (INSERT INTO trailer SELECT gen_random_uuid(), id, '', '', '', 1 FROM filler)
         INSERT INTO credit SELECT id, (SELECT id FROM person LIMIT 1), '', '', 1 FROM filler`,
      );
      // Vacuum moves pending index entries into the index.
      await database.query('VACUUM ANALYZE');
      await database.query('SET enable_seqscan = off');
      await database.query('SET pg_trgm.word_similarity_threshold = 0.3');
      const planOf = async (where: string) =>
        JSON.stringify(await database.query(`EXPLAIN (FORMAT JSON) SELECT id FROM ${where}`));
      expect(await planOf(`title WHERE name_key LIKE '%vapur%'`)).toContain('title_name_key');
      expect(await planOf(`title WHERE original_name_key %> 'vapur'`)).toContain('title_original_name_key');
      expect(await planOf(`person WHERE name_key %> 'vapur'`)).toContain('person_name_key');
      for (const query of ['a', 'ab', 'abc']) {
        const seen = await explainStatements(['title', 'title_prefix', 'person_prefix'], () => found(query));
        // The task that writes similar titles may run at the same time; a search writes nothing.
        const read = seen.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
        expect(read).not.toEqual([]);
        expect(read.filter(isBeyondBudget)).toEqual([]);
      }
    } finally {
      await database.destroy();
    }
  });
});

describe('names stored before all diacritics were folded', () => {
  it('B-02 are found without diacritics', async () => {
    const source = new DataSource({ type: 'postgres', url: await running.bench.databaseUrl('catalogue') });
    await source.initialize();
    const runner = source.createQueryRunner();
    try {
      await runner.query(
        `CREATE OR REPLACE FUNCTION seyir_fold(value text) RETURNS text
         LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN translate(value, 'S', 's')`,
      );
      await given(['Ūlāmī Gemisi'], played('Jūrō Ōta'));
      expect(await found('ulami')).toEqual([]);
      await new FoldedMarks1763760000000().up(runner);
    } finally {
      await runner.release();
      await source.destroy();
    }
    expect(await found('ulami')).toEqual(['Ūlāmī Gemisi']);
    expect(await found('juro ota')).toEqual(['Ūlāmī Gemisi']);
    // Letters and diacritics may be separate code points.
    expect(await found('ūlāmī'.normalize('NFD'))).toEqual(['Ūlāmī Gemisi']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldGolden } from '@seyir/kit';
import { DataSource } from 'typeorm';
import { FoldedMarks1763760000000 } from '../src/adapters/store/migrations/folded-marks-1763760000000.js';
import { aTitle, id, startCatalogue, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
});
afterAll(() => running.close());

let next = 1;
/** Titles of these names, the first one rated best; nobody plays in them unless said. */
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
    'B-02 meets %j however it is written, for a visitor',
    async (query) => {
      expect(await found(query)).toEqual(['Isırgan Tarlası', 'Yaban Isırganı']);
    },
  );

  it('puts the name itself first, then what begins with it, then words that do, then what holds it, then people', async () => {
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
  ])('forgives %s: %s', async (query) => {
    expect(await found(query)).toEqual(
      expect.arrayContaining(
        query.length > 4
          ? ['Vapur', 'Vapurlar', 'Gece Vapuru', 'Son Vapur', 'Saat Kulesi']
          : ['Vapur', 'Son Vapur'],
      ),
    );
    if (query.length > 4) expect((await found(query)).at(-1)).toBe('Saat Kulesi');
  });

  it('forgives a typo in one of several words, and none that makes another word', async () => {
    expect(await found('gcee vapuru')).toEqual(['Gece Vapuru']);
    expect(await found('vapur gece')).toEqual(['Gece Vapuru']);
    expect(await found('saray')).toEqual([]);
    expect(await found('zzzz')).toEqual([]);
  });

  it('knows original names and people', async () => {
    expect(await found('BREAKW')).toEqual(['Dalgakıran']);
    expect(await found('isil')).toEqual(['Saat Kulesi']);
  });

  it('B-22 answers from one letter on, which has to begin a word', async () => {
    expect(await found('進')).toEqual(['進撃の巨人', '進撃の巨人 perdesi']);
    expect(await found('b')).toEqual(['Dalgakıran', 'Yüzde Beş']);
    expect(await found('adam')).toEqual(['Örümcek-Adam']);
  });

  it('takes what means something to a pattern as it is', async () => {
    expect(await found('100_d')).toEqual(['Yüzde 100_Doğru']);
    expect(await found('%')).toEqual([]);
    expect(await found('c:\\')).toEqual(['C:\\Karanlık']);
    expect(await found('_')).toEqual([]);
  });

  it.each(foldGolden.filter(([text]) => text.trim() !== ''))(
    'meets %j and its key %j alike',
    async (text, key) => {
      const name = `${text} perdesi`;
      expect(await found(text)).toContain(name);
      expect(await found(key)).toEqual(await found(text));
    },
  );

  it('answers at most 24, and as few as are asked for', async () => {
    await given(Array.from({ length: 30 }, (_, n) => `Uzunca ${n}`));
    expect(await found('uzunca')).toHaveLength(24);
    expect(await found('uzunca', 1000)).toHaveLength(24);
    expect(await found('uzunca', 3)).toEqual(['Uzunca 0', 'Uzunca 1', 'Uzunca 2']);
    expect(await found('uzunac', 2)).toHaveLength(2);
  });

  it('refuses what holds no letter, and what is too long', async () => {
    const refused = (query: string) =>
      running.visitor.searchTitles({ query }).catch((error: { details: unknown }) => error.details);
    expect(await refused('   ')).toMatchObject({ fields: { query: 'required' } });
    expect(await refused('x'.repeat(101))).toMatchObject({ fields: { query: 'too_long' } });
    expect(await refused('a\0b')).toMatchObject({ fields: { query: 'invalid' } });
  });

  it('finds names through their indexes', async () => {
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
      // Vacuum brings what waits beside an index into it.
      await database.query('VACUUM ANALYZE title, person');
      await database.query('SET enable_seqscan = off');
      await database.query('SET pg_trgm.word_similarity_threshold = 0.3');
      const planOf = async (where: string) =>
        JSON.stringify(await database.query(`EXPLAIN (FORMAT JSON) SELECT id FROM ${where}`));
      expect(await planOf(`title WHERE name_key LIKE '%vapur%'`)).toContain('title_name_key');
      expect(await planOf(`title WHERE original_name_key %> 'vapur'`)).toContain('title_original_name_key');
      expect(await planOf(`person WHERE name_key %> 'vapur'`)).toContain('person_name_key');
    } finally {
      await database.destroy();
    }
  });
});

describe('names that were kept before all marks were folded', () => {
  it('B-02 are met without them', async () => {
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
    // Letters and marks may come apart from each other.
    expect(await found('ūlāmī'.normalize('NFD'))).toEqual(['Ūlāmī Gemisi']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { foldGolden, foldKey, foldSql } from '../../src/text/index.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

/** Every character that the fold could change, and its neighbours. */
const everyLetter = Array.from({ length: 0x250 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

describe('the search key', () => {
  test.each(foldGolden)('of %j is %j', (text, key) => {
    expect(foldKey(text)).toBe(key);
    expect(foldKey(key)).toBe(key);
  });

  test('has the length of the text', () => {
    for (const text of [...foldGolden.map(([text]) => text), everyLetter]) {
      expect(foldKey(text)).toHaveLength(text.length);
      expect([...foldKey(text)]).toHaveLength([...text].length);
    }
  });

  test('contains no capital Latin or Turkish letter', () => {
    expect(foldKey('ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ')).toBe('abccdefgghiijklmnoopqrsstuuvwxyz');
  });
});

describe('seyir_fold in PostgreSQL', () => {
  let postgres: TestPostgres;
  let client: pg.Client;
  beforeAll(async () => {
    postgres = await testPostgres();
    client = new pg.Client({ connectionString: await postgres.createDatabase() });
    await client.connect();
    await client.query(foldSql);
    await client.query(foldSql);
  });
  afterAll(async () => {
    await client.end();
    await postgres.close();
  });

  test('returns the same as foldKey', async () => {
    const texts = [...foldGolden.map(([text]) => text), everyLetter];
    const { rows } = await client.query<{ key: string }>(
      'SELECT seyir_fold(text) AS key FROM unnest($1::text[]) WITH ORDINALITY AS t(text, n) ORDER BY n',
      [texts],
    );
    expect(rows.map(({ key }) => key)).toEqual(texts.map(foldKey));
  });

  test('can be used in an index', async () => {
    await client.query('CREATE TABLE title (name text); CREATE INDEX ON title (seyir_fold(name))');
    await client.query(`INSERT INTO title VALUES ('Çukur'), ('Şahsiyet'), (NULL)`);
    const { rows } = await client.query(`SELECT name FROM title WHERE seyir_fold(name) = 'sahsiyet'`);
    expect(rows).toEqual([{ name: 'Şahsiyet' }]);
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.close());

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

test('copies of a template are independent, and the template is prepared once', async () => {
  let prepared = 0;
  const prepare = async (url: string) => {
    prepared += 1;
    await query(url, 'CREATE TABLE notes (text text)');
  };
  const names = await Promise.all([postgres.template('notes', prepare), postgres.template('notes', prepare)]);
  expect(prepared).toBe(1);
  expect(names[0]).toBe(names[1]);
  const [one, other] = await Promise.all(names.map((name) => postgres.cloneDatabase(name)));
  await query(one!, `INSERT INTO notes VALUES ('merhaba')`);
  expect(await query(one!, 'SELECT * FROM notes')).toEqual([{ text: 'merhaba' }]);
  expect(await query(other!, 'SELECT * FROM notes')).toEqual([]);
});

test('a dropped database is gone, even if it was in use', async () => {
  const url = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await postgres.dropDatabase(url);
  await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
  await client.end();
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ErasureLedger1764000190000 } from '../../src/store/migrations/1764000190000-erasure-ledger.js';
import { kitDatabase, type KitDatabase } from './database.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
});
afterAll(() => db.close());

const compared = () => db.source.query<object[]>(`SELECT alive_at, compared_at FROM ledger_state`);

it('a new database has never been used, so it is no backup', async () => {
  expect(await compared()).toEqual([{ alive_at: null, compared_at: null }]);
});

it('a database that the previous version has filled may be a backup', async () => {
  const runner = db.source.createQueryRunner();
  const migration = new ErasureLedger1764000190000();
  await migration.down(runner);
  await runner.query(`INSERT INTO applied_version (topic, key, version) VALUES ('t', 'k', 1)`);
  await migration.up(runner);
  await runner.release();
  expect(await compared()).toEqual([{ alive_at: new Date(0), compared_at: null }]);
});

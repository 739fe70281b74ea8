import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../src/store/data-source.js';
import { kitMigrations } from '../../src/store/kit-migrations.js';
import { eventually } from '../../src/testing/eventually.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

let postgres: TestPostgres;
let url: string;
let other: pg.Client;
beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await postgres.dropDatabase(url);
  await postgres.close();
});

it('waits for another replica that migrates, and not in the way of an index that it builds beside writes', async () => {
  await other.query(`SELECT pg_advisory_lock(hashtext('seyir.migrate'))`);
  await other.query(`CREATE TABLE shelf (title text)`);
  let ended = false;
  const done = migrate(url, [])
    .catch((error: unknown) => error)
    .finally(() => (ended = true));
  await eventually(async () => {
    const { rows } = await other.query<{ asks: boolean }>(
      `SELECT count(*) > 0 AS asks FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%seyir.migrate%'`,
    );
    return ended || rows[0]?.asks === true;
  }, 15_000);
  // It waits for every statement that runs: for one that waited for this very lock, for ever.
  await other.query(`SET statement_timeout = 5000`);
  await other.query(`CREATE INDEX CONCURRENTLY shelf_title ON shelf (title)`);
  expect(ended).toBe(false);
  await other.query(`SELECT pg_advisory_unlock(hashtext('seyir.migrate'))`);
  expect(await done).toEqual(kitMigrations.map((m) => new m().name));
});

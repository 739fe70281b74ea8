import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../src/store/data-source.js';
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

it('waits for another replica that migrates for longer than a statement may wait for a table', async () => {
  await other.query(`SELECT pg_advisory_lock(hashtext('seyir.migrate'))`);
  let ended = false;
  const done = migrate(url, [])
    .catch((error: unknown) => error)
    .finally(() => (ended = true));
  await eventually(async () => {
    const { rows } = await other.query<{ waits: boolean }>(
      `SELECT count(*) > 0 AS waits FROM pg_stat_activity
       WHERE wait_event = 'advisory' AND datname = current_database()
         AND clock_timestamp() - query_start > interval '2.2 s'`,
    );
    return ended || rows[0]?.waits === true;
  }, 15_000);
  await other.query(`SELECT pg_advisory_unlock(hashtext('seyir.migrate'))`);
  expect(await done).toEqual(['KitTables1700000000000']);
});

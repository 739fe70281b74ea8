import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@seyir/kit';
import { eventually, testPostgres } from '@seyir/kit/testing';
import pg from 'pg';
import { migrations } from '../src/adapters/store/migrations/index.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let url: string;
const clients: pg.Client[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await postgres.close();
});

const connected = async () => {
  const client = new pg.Client({ connectionString: url });
  clients.push(client);
  await client.connect();
  return client;
};

it('the name index is made anew while members write', async () => {
  const at = migrations.findIndex(({ name }) => name.startsWith('FoldedMarks'));
  await migrate(url, migrations.slice(0, at));
  const [longOne, writer] = [await connected(), await connected()];
  const add = (client: pg.Client, name: string) =>
    client.query(
      `INSERT INTO member (id, username, username_key, name, avatar, about, country, roles, joined_at, demo, changed_at)
       VALUES (gen_random_uuid(), $1, $1, $1, '', '', '', '{}', now(), false, now())`,
      [name],
    );
  await longOne.query('BEGIN');
  await add(longOne, 'uzun');
  const done = migrate(url, migrations.slice(0, at + 1));
  // It waits for the transaction that runs already.
  await eventually(async () => {
    const { rows } = await writer.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE 'REINDEX%'`,
    );
    return rows.length > 0;
  }, 15_000);
  await writer.query(`SET lock_timeout = 500`);
  await add(writer, 'yazan');
  await longOne.query('COMMIT');
  expect(await done).toEqual([migrations[at]!.name]);
  const { rows } = await writer.query(
    `SELECT 1 FROM pg_index WHERE NOT indisvalid OR indexrelid::regclass::text LIKE '%ccnew'`,
  );
  expect(rows).toEqual([]);
});

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

const addMember = (client: pg.Client, name: string) =>
  client.query(
    `INSERT INTO member (id, username, username_key, name, avatar, about, country, roles, joined_at, demo, changed_at)
     VALUES (gen_random_uuid(), $1, $1, $1, '', '', '', '{}', now(), false, now())`,
    [name],
  );
const addSession = (client: pg.Client, name: string) =>
  client.query(
    `INSERT INTO session (id, token_hash, member_id, remember, user_agent, created_at, last_seen_at)
     SELECT gen_random_uuid(), convert_to($1, 'UTF8'), id, false, '', now(), now() FROM member LIMIT 1`,
    [name],
  );

it.each([
  { migration: 'FoldedMarks', statement: 'REINDEX', add: addMember },
  { migration: 'SessionProvider', statement: 'CREATE INDEX', add: addSession },
  { migration: 'UnactivatedMembers', statement: 'CREATE INDEX', add: addMember },
  { migration: 'StaffIndexes', statement: 'CREATE INDEX', add: addMember },
])('the index of $migration is built while members write', async ({ migration, statement, add }) => {
  const at = migrations.findIndex(({ name }) => name.startsWith(migration));
  await migrate(url, migrations.slice(0, at));
  const [longOne, writer] = [await connected(), await connected()];
  await addMember(writer, migration);
  await longOne.query('BEGIN');
  await add(longOne, `uzun ${migration}`);
  const done = migrate(url, migrations.slice(0, at + 1));
  // The index is built beside writes, so it waits for the running transaction.
  await eventually(async () => {
    const { rows } = await writer.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE $1`,
      [`${statement}%`],
    );
    return rows.length > 0;
  }, 15_000);
  await writer.query(`SET lock_timeout = 500`);
  await add(writer, `yazan ${migration}`);
  await longOne.query('COMMIT');
  expect(await done).toEqual([migrations[at]!.name]);
  const { rows } = await writer.query(
    `SELECT 1 FROM pg_index WHERE NOT indisvalid OR indexrelid::regclass::text LIKE '%ccnew'`,
  );
  expect(rows).toEqual([]);
});

it('replaces an index that an earlier version of its migrations made', async () => {
  const [client] = clients;
  await migrate(url, migrations);
  await client!.query(`DELETE FROM migration WHERE name LIKE 'SessionProvider%'`);
  expect(await migrate(url, migrations)).toEqual(['SessionProvider1763790000000']);
  const { rows } = await client!.query(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'session_provider'`,
  );
  expect(rows).toEqual([{ indexdef: expect.stringContaining('(provider_session) WHERE') }]);
});

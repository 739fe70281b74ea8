import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { eventually, testBench } from '@seyir/kit/testing';
import pg from 'pg';
import { createAccounts } from '../src/index.js';

let bench: Awaited<ReturnType<typeof testBench>>;
let database: pg.Pool;
beforeAll(async () => {
  bench = await testBench();
  database = new pg.Pool({ connectionString: await bench.databaseUrl('accounts'), max: 1 });
});
afterAll(async () => {
  await database.end();
  await bench.close();
});

const start = () => bench.start(createAccounts({ migrate: true }, bench.platform('accounts')));
const MEMBER = 'aaaa0000-0000-4000-8000-000000000001';

it('expired sessions, tokens and marks are deleted in chunks that fit into the statement timeout', async () => {
  await (await start()).close();
  await database.query(
    `INSERT INTO member (id, username, username_key, name, avatar, about, country, roles, joined_at, demo, version, changed_at)
     VALUES ($1, 'uye', 'uye', 'Üye', '', '', '', '{}', now(), false, 1, now())`,
    [MEMBER],
  );
  await database.query(
    `INSERT INTO session (id, token_hash, member_id, remember, user_agent, created_at, last_seen_at)
     SELECT gen_random_uuid(), decode(md5(n::text), 'hex'), $1, false, '', at, at
     FROM generate_series(0, 5000) n, LATERAL (SELECT CASE n WHEN 0 THEN now() ELSE '2020-01-01' END AS at) moment`,
    [MEMBER],
  );
  await database.query(
    `INSERT INTO token (hash, purpose, member_id, created_at, expires_at)
     SELECT decode(md5(n::text), 'hex'), 'password', $1, '2020-01-01', CASE n WHEN 0 THEN now() + interval '1 day' ELSE '2020-01-02' END
     FROM generate_series(0, 5000) n`,
    [MEMBER],
  );
  await database.query(
    `INSERT INTO provider_mark (key, at, expires_at)
     SELECT n::text, '2020-01-01', CASE n WHEN 0 THEN now() + interval '1 day' ELSE '2020-01-02' END
     FROM generate_series(0, 5000) n`,
  );

  const query = jest.spyOn(pg.Client.prototype, 'query');
  await start();
  const tables = ['session', 'token', 'provider_mark'];
  for (const table of tables)
    await eventually(async () =>
      expect((await database.query(`SELECT 1 FROM ${table}`)).rows).toHaveLength(1),
    );
  const asked = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  );
  query.mockRestore();
  // Three statements delete 2,000, 2,000 and 1,000 rows.
  for (const table of tables)
    expect(asked.filter((text) => text.startsWith(`DELETE FROM ${table} `))).toHaveLength(3);
});

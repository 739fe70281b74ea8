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

it('expired sessions, tokens, marks, unconfirmed requests and ended mails are deleted in chunks that fit into the statement timeout', async () => {
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
  await database.query(
    `INSERT INTO removal_request (id, number, name, email, claim, links, statement, sent_at)
     SELECT gen_random_uuid(), n::text, 'Ad', 'a@posta.example', 'owner', '{}', 'Metin', CASE n WHEN 0 THEN now() ELSE '2020-01-01' END
     FROM generate_series(0, 5000) n`,
  );
  await database.query(
    `INSERT INTO mail (id, purpose, email, next_try_at, ended, ended_at)
     SELECT gen_random_uuid(), 'reset', '', '9999-01-01', 'refused', now() - CASE n WHEN 0 THEN 29 ELSE 31 END * interval '1 day'
     FROM generate_series(0, 5000) n`,
  );

  const query = jest.spyOn(pg.Client.prototype, 'query');
  const service = await start();
  const tables = ['session', 'token', 'provider_mark', 'removal_request', 'mail'];
  for (const table of tables)
    await eventually(async () =>
      expect((await database.query(`SELECT 1 FROM ${table}`)).rows).toHaveLength(1),
    );
  const asked = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  );
  query.mockRestore();
  await service.close();
  // Three statements delete 2,000, 2,000 and 1,000 rows.
  for (const table of tables)
    expect(
      asked.filter((text) => text.startsWith(`DELETE FROM ${table} `) && !text.includes('decided_at')),
    ).toHaveLength(3);
});

it('decided removal requests are deleted after 180 days, unconfirmed ones after seven; those that wait stay', async () => {
  await (await start()).close();
  await database.query(`DELETE FROM removal_request`);
  await database.query(
    `INSERT INTO removal_request (id, number, name, email, claim, links, statement, sent_at, confirmed_at, due_at, decided_at, outcome)
     SELECT gen_random_uuid(), number, 'Ad', 'a@posta.example', 'owner', '{}', 'Metin', now() - sent::interval,
       now() - confirmed::interval, now() - confirmed::interval, now() - decided::interval, CASE WHEN decided <> '' THEN 'refused' END
     FROM (VALUES ('unconfirmed', '8 days', NULL, NULL), ('new', '6 days', NULL, NULL), ('waiting', '999 days', '999 days', NULL),
       ('decided', '999 days', '999 days', '179 days'), ('erased', '999 days', '999 days', '181 days')) v (number, sent, confirmed, decided)`,
  );
  await start();
  await eventually(async () => {
    const { rows } = await database.query<{ number: string }>(
      `SELECT number FROM removal_request ORDER BY number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(['decided', 'new', 'waiting']);
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, migrate, UnitOfWork } from '@seyir/kit';
import { testPostgres } from '@seyir/kit/testing';
import pg from 'pg';
import { entities } from '../src/adapters/store/entities/index.js';
import { migrations } from '../src/adapters/store/migrations/index.js';
import { SqlRegistrations } from '../src/adapters/store/registration-store.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let url: string;
let client: pg.Client;
beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
  const at = migrations.findIndex(({ name }) => name.startsWith('Registrations'));
  await migrate(url, migrations.slice(0, at));
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.close();
});

/** Adds a member like the previous version: a pending one had no `activated_at`, and had the token of the mailed link. */
const add = async (name: string, age: string, activated: boolean): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO member (id, username, username_key, email, email_key, name, avatar, about, country, roles, joined_at,
                         activated_at, demo, changed_at)
     VALUES (gen_random_uuid(), $1, $1, $1 || '@posta.example', $1 || '@posta.example', $1, '', '', '', '{}',
             now() - $2::interval, CASE WHEN $3 THEN now() END, false, now()) RETURNING id`,
    [name, age, activated],
  );
  const id = rows[0]?.id;
  await client.query(`INSERT INTO password (member_id, hash, changed_at) VALUES ($1, $2, now())`, [
    id,
    `hash of ${name}`,
  ]);
  await client.query(
    `INSERT INTO token (hash, purpose, member_id, created_at, expires_at)
     VALUES (convert_to($2, 'UTF8'), 'activation', $1, now(), now() + interval '1 hour')`,
    [id, `link of ${name}`],
  );
};

const usernames = async (): Promise<string[]> =>
  (await client.query<{ username: string }>(`SELECT username FROM member ORDER BY username`)).rows.map(
    ({ username }) => username,
  );

const registrations = async <T>(work: (store: SqlRegistrations) => Promise<T>): Promise<T> => {
  const source = await createDataSource(url, { entities }).initialize();
  try {
    return await work(new SqlRegistrations(new UnitOfWork(source)));
  } finally {
    await source.destroy();
  }
};

it('members who were pending for at most a day become registrations with their links; older ones are deleted, others stay', async () => {
  await add('katilmis', '3 days', true);
  await add('taze', '1 hour', false);
  await add('bayat', '25 hours', false);
  await migrate(url, migrations);
  expect(await usernames()).toEqual(['katilmis']);
  const now = new Date();
  await registrations(async (store) => {
    expect(await store.hashesOf('taze@posta.example', now)).toEqual(['hash of taze']);
    expect(await store.byLink(Buffer.from('link of taze'), now)).toMatchObject({
      username: 'taze',
      state: 'waiting',
      browserHash: undefined,
    });
    expect(await store.hashesOf('bayat', now)).toEqual([]);
    expect(await store.byLink(Buffer.from('link of bayat'), now)).toBeUndefined();
    // About 23 hours of its day are left.
    expect(await store.hashesOf('taze', new Date(now.getTime() + 23.5 * 3_600_000))).toEqual([]);
  });
});

it('housekeeping deletes members that a process of the previous version adds during the upgrade', async () => {
  await add('artik', '0 hours', false);
  await registrations(async (store) => {
    expect(await store.pruneUnactivatedMembers(500)).toBe(1);
    expect(await store.pruneUnactivatedMembers(500)).toBe(0);
  });
  expect(await usernames()).toEqual(['katilmis']);
});

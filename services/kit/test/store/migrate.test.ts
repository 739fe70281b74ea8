import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { besideWrites } from '../../src/store/beside-writes.js';
import { migrate } from '../../src/store/data-source.js';
import { kitMigrations } from '../../src/store/migrations/index.js';
import { Leases, leaseTable } from '../../src/store/leases.js';
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

it('waits for another migrating replica without blocking the index that it builds beside writes', async () => {
  for (const statement of leaseTable) await other.query(statement);
  const leases = new Leases(other, 60_000);
  const turn = await leases.claim('migrate');
  await other.query(`CREATE TABLE shelf (title text)`);
  let ended = false;
  const done = migrate(url, [])
    .catch((error: unknown) => error)
    .finally(() => (ended = true));
  await eventually(async () => {
    const { rows } = await other.query<{ asks: boolean }>(
      `SELECT count(*) > 0 AS asks FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%INTO lease%'`,
    );
    return ended || rows[0]?.asks === true;
  }, 15_000);
  // The index waits for every running statement; a statement that waited inside for its turn would block it for ever.
  await other.query(`SET statement_timeout = 5000`);
  await other.query(`CREATE INDEX CONCURRENTLY shelf_title ON shelf (title)`);
  expect(ended).toBe(false);
  await turn?.release();
  expect(await done).toEqual(kitMigrations.map((m) => new m().name));
});

it('gives an index beside writes unlimited time, and no other statement', async () => {
  const client = new pg.Client({ connectionString: url, statement_timeout: 200 });
  await client.connect();
  const runner = { query: (statement: string) => client.query(statement) } as unknown as QueryRunner;
  await besideWrites(runner, ['SELECT pg_sleep(0.5)']);
  await expect(client.query('SELECT pg_sleep(0.5)')).rejects.toMatchObject({ code: '57014' });
  await client.end();
});

it('lets writers through while a table is locked, and retries', async () => {
  class Widen1999000000000 implements MigrationInterface {
    readonly name = 'Widen1999000000000';
    readonly up = (runner: QueryRunner) => runner.query(`ALTER TABLE shelf ADD COLUMN place integer`);
    readonly down = () => Promise.resolve();
  }
  await other.query('BEGIN');
  await other.query('LOCK TABLE shelf IN ACCESS SHARE MODE');
  const done = migrate(url, [Widen1999000000000]);
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await eventually(async () => {
    const waiting = await writer.query(
      `SELECT FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'`,
    );
    return waiting.rowCount === 1;
  });
  // It waits behind the change for the lock until the change gives up.
  await writer.query(`INSERT INTO shelf VALUES ('a')`);
  await other.query('COMMIT');
  expect(await done).toEqual(['Widen1999000000000']);
  await writer.end();
});

it('retries after a deadlock with a writer', async () => {
  await other.query(`CREATE TABLE board (title text)`);
  class Both1999000000001 implements MigrationInterface {
    readonly name = 'Both1999000000001';
    readonly down = () => Promise.resolve();
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE shelf ADD COLUMN height integer`);
      await runner.query(`ALTER TABLE board ADD COLUMN height integer`);
    }
  }
  await other.query('BEGIN');
  await other.query(`INSERT INTO board VALUES ('a')`);
  const done = migrate(url, [Both1999000000001]);
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  await eventually(async () => {
    const waiting = await watcher.query(
      `SELECT FROM pg_locks WHERE NOT granted AND relation = 'board'::regclass`,
    );
    return waiting.rowCount === 1;
  });
  // The change has the shelf and waits for the board.
  await other.query(`INSERT INTO shelf VALUES ('b')`);
  await other.query('COMMIT');
  expect(await done).toEqual(['Both1999000000001']);
  await watcher.end();
});

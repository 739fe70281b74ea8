import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDataSource, generateKeys, migrate } from '@seyir/kit';
import { eventually, testPostgres } from '@seyir/kit/testing';
import pg from 'pg';
import { migrations as ofComments } from '../src/adapters/store/migrations/index.js';

const run = promisify(execFile);
/** Each command starts a process that loads the whole service, which takes seconds on a busy machine. */
const PATIENCE_MS = 60_000;
const main = join(import.meta.dirname, '../dist/main.js');

/** The service's own entry point, as an operator or a Kubernetes job starts it, without Kafka and Redis. */
const command = (DATABASE_URL: string, name: string) =>
  run(process.execPath, [main, name], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL,
      KAFKA_BROKERS: '127.0.0.1:9',
      REDIS_URL: 'redis://127.0.0.1:9',
      GRPC_PORT: '9090',
      HEALTH_PORT: '0',
      SIGNING_KEY: generateKeys().privateKey,
    },
    timeout: PATIENCE_MS,
  });

describe('the migrate command', () => {
  let postgres: Awaited<ReturnType<typeof testPostgres>>;
  let url: string;
  beforeAll(async () => {
    postgres = await testPostgres();
  });
  beforeEach(async () => {
    url = await postgres.createDatabase();
  });
  afterAll(() => postgres.close());

  const migrations = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
      return rows.map(({ name }) => name);
    } finally {
      await client.end();
    }
  };

  it(
    'migrates an empty database and exits; a second run changes nothing',
    async () => {
      await command(url, 'migrate');
      const after = await migrations();
      expect(after[0]).toBe('KitTables1700000000000');
      expect(after.length).toBeGreaterThan(1);
      await command(url, 'migrate');
      expect(await migrations()).toEqual(after);
    },
    PATIENCE_MS,
  );

  it(
    'run twice at once applies each migration once',
    async () => {
      await Promise.all([command(url, 'migrate'), command(url, 'migrate')]);
      const names = await migrations();
      expect(new Set(names).size).toBe(names.length);
    },
    PATIENCE_MS,
  );

  it(
    'fails without a database, and lists the commands after an unknown one',
    async () => {
      const away = url.replace(/\/test_/, '/absent_');
      await expect(command(away, 'migrate')).rejects.toMatchObject({ code: 1 });
      await expect(command(url, 'upgrade')).rejects.toMatchObject({
        stderr: expect.stringContaining('"upgrade" is not a command: use "migrate" or "rebuild"'),
      });
    },
    PATIENCE_MS,
  );

  it('lets reports through while it adds the appeals, and checks the cases that exist', async () => {
    await migrate(
      url,
      ofComments.slice(
        0,
        ofComments.findIndex(({ name }) => name.startsWith('Appeals')),
      ),
    );
    const pool = new pg.Pool({ connectionString: url });
    const report = await pool.connect();
    try {
      await pool.query(
        `INSERT INTO moderation_case (id, target_type, target_id, opened_at, changed_at)
         VALUES (gen_random_uuid(), 'comment', 'c', now(), now())`,
      );
      // Locks like a report: first the comments, then the case. It gives up waiting for the case before PostgreSQL looks for deadlocks.
      await report.query(`SET lock_timeout = 500`);
      await report.query('BEGIN');
      await report.query(`SELECT 1 FROM comment FOR KEY SHARE`);
      const migrating = migrate(url, ofComments);
      await eventually(async () => {
        const { rows } = await pool.query(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'comment'::regclass`,
        );
        expect(rows).toHaveLength(1);
      });
      await report.query(`UPDATE moderation_case SET report_count = 1`);
      await report.query('COMMIT');
      expect(await migrating).toContain('Appeals1767300000000');
      const { rows } = await pool.query<{ conname: string; convalidated: boolean }>(
        `SELECT conname, convalidated FROM pg_constraint
         WHERE conrelid = 'moderation_case'::regclass AND conname ~ '_(outcome|appeal_state)_check$' ORDER BY conname`,
      );
      expect(rows).toEqual([
        { conname: 'moderation_case_appeal_state_check', convalidated: true },
        { conname: 'moderation_case_outcome_check', convalidated: true },
      ]);
    } finally {
      report.release();
      await pool.end();
    }
  });

  it('finds open cases by their problems also if they are older than the table of problems', async () => {
    const before = ofComments.findIndex(({ name }) => name.startsWith('OpenCaseProblems'));
    await migrate(url, ofComments.slice(0, before));
    const pool = new pg.Pool({ connectionString: url });
    try {
      await pool.query(
        `INSERT INTO moderation_case (id, target_type, target_id, state, opened_at, changed_at, weight)
         SELECT gen_random_uuid(), 'comment', n::text, CASE WHEN n > 600 THEN 'closed' ELSE 'open' END, now(), now(), n
         FROM generate_series(1, 610) n`,
      );
      await pool.query(
        `INSERT INTO report (case_id, member_id, problem, description, reported_at)
         SELECT id, gen_random_uuid(), problem, '', now() FROM moderation_case, unnest(ARRAY['spam', 'spam', 'insult']) problem`,
      );
      await migrate(url, ofComments);
      const { rows } = await pool.query(
        `SELECT problem, count(*)::int, sum(rank)::int FROM open_case_problem GROUP BY problem ORDER BY problem`,
      );
      const sum = -(600 * 601) / 2;
      expect(rows).toEqual([
        { problem: 'insult', count: 600, sum },
        { problem: 'spam', count: 600, sum },
      ]);
    } finally {
      await pool.end();
    }
  });

  it('counts the replies of threads that are older than the counter', async () => {
    const source = await createDataSource(url, { migrations: ofComments }).initialize();
    try {
      await source.runMigrations();
      const counts = async () =>
        (await source.query<unknown[]>(`SELECT 1 FROM migration WHERE name LIKE 'RemovalInChunks%'`)).length >
        0;
      while (await counts()) await source.undoLastMigration();
      const target = (n: number) => `bbbb0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
      await source.query(
        `INSERT INTO thread (target_kind, target_id, comments)
         SELECT 2, ('bbbb0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 2 FROM generate_series(1, 450) n`,
      );
      await source.query(
        `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, reply_count, changed_at)
         SELECT gen_random_uuid(), 2, target_id, gen_random_uuid(), 'x', now(), false, false, place, now()
         FROM thread CROSS JOIN generate_series(3, 4) place`,
      );
      await source.runMigrations();
      const replies = await source.query<{ target_id: string; replies: number }[]>(
        `SELECT target_id, replies FROM thread ORDER BY target_id`,
      );
      expect(replies).toEqual(
        Array.from({ length: 450 }, (_, n) => ({ target_id: target(n + 1), replies: 7 })),
      );
    } finally {
      await source.destroy();
    }
  });
});

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ensurePartitions, prune } from '../../src/service/housekeeping.js';
import type { OwnConnection } from '../../src/store/statement.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

let db: KitDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  db = await kitDatabase();
  pool = new pg.Pool({ connectionString: db.url });
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

/** Connections that report each statement and the number of its rows. */
const watch = (saw: (text: string, rowCount: number) => void): OwnConnection => ({
  async query(query) {
    const result = await pool.query(query);
    saw(query.text, result.rowCount ?? 0);
    return result;
  },
});

it('creates the partitions of three days once, however many replicas start together', async () => {
  for (let round = 0; round < 10; round += 1) {
    const now = new Date(Date.UTC(2030, 0, 1 + round * 3));
    await Promise.all(Array.from({ length: 6 }, () => ensurePartitions(db.source, now)));
  }
  const rows = await db.source.query<{ name: string }[]>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits
     WHERE inhparent = 'outbox'::regclass AND inhrelid::regclass::text LIKE 'outbox_2030%'`,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(30);
});

it('deletes expired rows in chunks that fit into the statement timeout', async () => {
  await db.source.query(
    `INSERT INTO inbox (event_id, topic, time, applied_at)
     SELECT gen_random_uuid(), 't', '2020-01-01Z', now() - interval '14 days 22 hours' - n * interval '1 s'
     FROM generate_series(1, 12000) n`,
  );
  const bites: number[] = [];
  const watched = watch((text, rowCount) => {
    if (text.startsWith('DELETE FROM inbox_default')) bites.push(rowCount);
  });
  const now = new Date();
  await prune(watched, now);
  const rows = await db.source.query<{ kept: boolean; n: number }[]>(
    `SELECT applied_at >= $1::timestamptz - interval '360 hours' AS kept, count(*)::int AS n FROM inbox GROUP BY 1`,
    [now],
  );
  expect(rows).toEqual([{ kept: true, n: expect.any(Number) }]);
  expect(Math.max(...bites)).toBeLessThanOrEqual(2_000);
  expect(bites.length).toBeGreaterThan(1);
});

it('drops the days of the inbox whose events can no longer arrive, and keeps the others', async () => {
  const start = new Date(Date.UTC(2031, 0, 1));
  const days = () =>
    db.source.query<{ name: string }[]>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       WHERE inhparent = 'inbox'::regclass AND inhrelid::regclass::text LIKE 'inbox_2031%' ORDER BY 1`,
    );
  await ensurePartitions(db.source, start);
  await db.source.query(
    `INSERT INTO inbox (event_id, topic, time) SELECT gen_random_uuid(), 't', '2031-01-01Z' FROM generate_series(1, 100)`,
  );
  const deleted: string[] = [];
  const watched = watch((text) => {
    if (/DELETE FROM inbox(?!_default)/.test(text)) deleted.push(text);
  });
  await prune(watched, new Date(Date.UTC(2031, 0, 17)));
  expect(await days()).toEqual([{ name: 'inbox_20310102' }, { name: 'inbox_20310103' }]);
  expect(deleted).toEqual([]);
});

import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ensurePartitions, prune } from '../../src/service/housekeeping.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
});
afterAll(() => db.close());

it('makes the partitions of three days once, however many replicas start together', async () => {
  for (let round = 0; round < 10; round += 1) {
    const now = new Date(Date.UTC(2030, 0, 1 + round * 3));
    await Promise.all(Array.from({ length: 6 }, () => ensurePartitions(db.source.manager, now)));
  }
  const rows = await db.source.query<{ name: string }[]>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits
     WHERE inhparent = 'outbox'::regclass AND inhrelid::regclass::text LIKE 'outbox_2030%'`,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(30);
});

it('forgets what is past its time in bites that a statement has time for', async () => {
  await db.source.query(
    `INSERT INTO inbox (event_id, topic, applied_at)
     SELECT gen_random_uuid(), 't', now() - interval '14 days 22 hours' - n * interval '1 s'
     FROM generate_series(1, 12000) n`,
  );
  const bites: number[] = [];
  const watched = {
    async query(text: string, parameters?: unknown[]) {
      const answer: unknown = await db.source.query(text, parameters);
      if (text.startsWith('DELETE FROM inbox')) bites.push((answer as [unknown, number])[1]);
      return answer;
    },
  } as unknown as EntityManager;
  const now = new Date();
  await prune(watched, now);
  const rows = await db.source.query<{ kept: boolean; n: number }[]>(
    `SELECT applied_at >= $1::timestamptz - interval '360 hours' AS kept, count(*)::int AS n FROM inbox GROUP BY 1`,
    [now],
  );
  expect(rows).toEqual([{ kept: true, n: expect.any(Number) }]);
  expect(Math.max(...bites)).toBeLessThanOrEqual(2_000);
});

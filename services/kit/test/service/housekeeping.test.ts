import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ensurePartitions } from '../../src/service/housekeeping.js';
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

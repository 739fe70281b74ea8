import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { tallyMetrics } from '../../src/service/tally-metrics.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { Tally, tallyTables } from '../../src/tally/index.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
  for (const statement of tallyTables('vote')) await db.source.query(statement);
});
afterAll(() => db.close());

it('shows the age of the oldest unfolded change', async () => {
  const registry = new Registry();
  const tally = new Tally('vote', new UnitOfWork(db.source));
  const afterFold = () => Promise.resolve();
  const stop = tallyMetrics('comments', registry, db.source, [{ tally, afterFold }]);
  const seconds = async () => {
    const text = await registry.getSingleMetricAsString('seyir_tally_seconds');
    return Number(/\{service="comments",tally="vote"\} ([\d.]+)/.exec(text)?.[1] ?? NaN);
  };
  expect(await seconds()).toBe(0);
  await db.source.query(
    `INSERT INTO vote_tally_delta (target_type, target_id, kind, delta, added_at)
     SELECT 'poll', gen_random_uuid(), 1, 1, now() - n * interval '1 minute' FROM generate_series(1, 3) n`,
  );
  expect(await seconds()).toBeGreaterThanOrEqual(180);
  await tally.fold(afterFold, () => new Date());
  expect(await seconds()).toBe(0);
  stop();
  expect(await seconds()).toBeNaN();
});

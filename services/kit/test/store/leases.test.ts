import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { heldLease, Leases } from '../../src/store/leases.js';
import { eventually } from '../../src/testing/eventually.js';
import { kitDatabase, leasesIn, type KitDatabase } from './database.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
});
beforeEach(async () => {
  await db.source.query('DELETE FROM lease');
});
afterAll(() => db.close());

it('one of many concurrent claims gets a lease, and the next one has a higher epoch', async () => {
  const claims = await Promise.all(Array.from({ length: 12 }, () => leasesIn(db.source).claim('one')));
  const [first, ...more] = claims.filter((lease) => lease !== undefined);
  expect(more).toEqual([]);
  await first!.release();
  expect(first!.held()).toBe(false);
  const next = await leasesIn(db.source).claim('one');
  expect(BigInt(next!.epoch)).toBeGreaterThan(BigInt(first!.epoch));
  await next!.release();
});

it('a holder that was frozen knows that its lease is over before it does anything else, and writes nothing', async () => {
  const frozen = await leasesIn(db.source).claim('frozen');
  expect(await writes(frozen!.epoch)).toBe(1);
  // A stopped process runs no timers.
  const until = performance.now() + 3_100;
  while (performance.now() < until);
  expect(frozen!.held()).toBe(false);
  const successor = await leasesIn(db.source).claim('frozen');
  expect(await writes(frozen!.epoch)).toBe(0);
  expect(await writes(successor!.epoch)).toBe(1);
  await successor!.release();
});

it('nobody takes a lease while a statement of its holder writes under it', async () => {
  // Long enough to start the statement on a busy machine, and over before the statement ends.
  const short = new Leases(db.source, 500);
  const lease = await short.claim('writing');
  const sent = performance.now();
  const writing = db.source.query(`WITH ${heldLease('$1')} SELECT pg_sleep(1.2) FROM held`, [lease!.epoch]);
  await eventually(() => !lease!.held());
  const successor = leasesIn(db.source);
  await eventually(async () => (await successor.claim('writing'))?.held() === true);
  // The two answers arrive on two connections in any order; the lease cannot be taken before the statement has slept.
  expect(performance.now() - sent).toBeGreaterThanOrEqual(1_200);
  await writing;
});

it('a database that lost its leases in a crash refuses writes under them', async () => {
  const lease = await leasesIn(db.source).claim('crash');
  // PostgreSQL empties an unlogged table during recovery.
  await db.source.query('TRUNCATE lease');
  expect(await writes(lease!.epoch)).toBe(0);
  await eventually(() => lease!.lost.aborted);
  const next = await leasesIn(db.source).claim('crash');
  expect(BigInt(next!.epoch)).toBeGreaterThan(BigInt(lease!.epoch));
});

/** The number of rows that a statement under the lease of this epoch writes. */
const writes = async (epoch: string): Promise<number> => {
  const rows = await db.source.query<unknown[]>(
    `WITH ${heldLease('$1')} INSERT INTO note (id) SELECT gen_random_uuid()::text FROM held RETURNING id`,
    [epoch],
  );
  return rows.length;
};

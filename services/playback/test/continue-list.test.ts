import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@seyir/kit';
import { testPostgres } from '@seyir/kit/testing';
import { DataSource } from 'typeorm';
import { ContinueList1764300000000 } from '../src/adapters/store/migrations/1764300000000-continue-list.js';
import { migrations } from '../src/adapters/store/migrations/index.js';
import { memberId, titleId } from './fixtures.js';

/** All rows belong to one member, and so to one partition: ten chunks. */
const ROWS = 20_000;

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let url: string;
let database: DataSource;

beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
  await migrate(url, migrations.slice(0, migrations.indexOf(ContinueList1764300000000)));
  const extra = { lock_timeout: 200 };
  database = await new DataSource({ type: 'postgres', url, extra }).initialize();
  await database.query(
    `INSERT INTO member_position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept,
       watched, measured_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), $2, 100, 1000, true, false, now() FROM generate_series(1, ${ROWS})`,
    [memberId(1), titleId(1)],
  );
  await database.query(`ANALYZE member_position`);
});
afterAll(async () => {
  await database.destroy();
  await postgres.dropDatabase(url);
  await postgres.close();
});

/** Rows of all partitions that statements have read since the start. */
const read = async (): Promise<number> => {
  const [row] = await database.query<{ read: number }[]>(
    `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read, pg_stat_force_next_flush()
     FROM pg_stat_user_tables WHERE relname LIKE 'member_position%'`,
  );
  return row?.read ?? 0;
};

it('fills the list while members write: it waits for their locks and reads each row a few times at most', async () => {
  const before = await read();
  const [{ partition }] = await database.query<[{ partition: string }]>(
    `SELECT tableoid::regclass::text AS partition FROM member_position LIMIT 1`,
  );
  const holder = database.createQueryRunner();
  const runner = database.createQueryRunner();
  const query = runner.query.bind(runner);
  let refused = 0;
  // A member's write locks the last row from the first chunk on, until the migration has waited for it.
  const patient = async (sql: string, values?: unknown[]): Promise<unknown> => {
    if (!sql.includes('WITH part') || !sql.includes(`UPDATE ${partition} `)) return query(sql, values);
    if (!holder.isTransactionActive && refused === 0) {
      await holder.startTransaction();
      await holder.query(
        `SELECT 1 FROM ${partition} WHERE member_id = $1 ORDER BY episode_id DESC LIMIT 1 FOR UPDATE`,
        [memberId(1)],
      );
    }
    return query(sql, values).catch(async (error: unknown) => {
      refused += 1;
      await holder.rollbackTransaction();
      throw error;
    });
  };
  runner.query = patient as typeof runner.query;
  await new ContinueList1764300000000().up(runner);
  expect(refused).toBe(1);
  await query(`SELECT pg_stat_force_next_flush()`);
  for (const one of [holder, runner]) await one.release();
  expect(await database.query(`SELECT 1 FROM member_position WHERE listed_on IS NULL`)).toEqual([]);
  expect((await read()) - before).toBeLessThan(6 * ROWS);
});

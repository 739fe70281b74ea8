import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LAST_ID } from '@seyir/kit';
import { DataSource } from 'typeorm';
import { readUsual } from '../src/adapters/store/feeds.js';
import { memberId, startSocial, type Running } from './fixtures.js';

/** With few posts PostgreSQL keeps any plan. */
const POSTS = 20_000;

let running: Running;
let database: DataSource;

beforeAll(async () => {
  running = await startSocial();
  await running.as(1).createPost({ body: 'Bu akşam final var' });
  await running.as(2).setFollow({ memberId: memberId(1), active: true });
  await running.database.query(
    `INSERT INTO post SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
     FROM post p, generate_series(1, ${POSTS})`,
  );
  await running.database.query('ANALYZE');
  const url = await running.bench.databaseUrl('social');
  // One connection, because each one has its own plans.
  database = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

it.each([
  ['a visitor', readUsual.visitor, [LAST_ID]],
  ['a member', readUsual.member, [memberId(2), LAST_ID]],
  ['a member, by followed members', readUsual.followed, [memberId(2), LAST_ID]],
] as const)('PostgreSQL plans the usual page of the feed once a connection: %s', async (_, page, values) => {
  for (let n = 0; n < 12; n += 1) expect(await page.all(database, values)).toHaveLength(21);
  const plans = await database.query(
    `SELECT generic_plans::int AS kept, custom_plans::int AS made FROM pg_prepared_statements
     WHERE statement LIKE '%FROM post p%' ORDER BY prepare_time DESC LIMIT 1`,
  );
  // PostgreSQL compares with five plans for the given values.
  expect(plans).toEqual([{ kept: 7, made: 5 }]);
});

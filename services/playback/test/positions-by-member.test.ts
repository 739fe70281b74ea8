import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@seyir/kit';
import { eventually, testPostgres } from '@seyir/kit/testing';
import { DataSource } from 'typeorm';
import { migrations } from '../src/adapters/store/migrations/index.js';
import { PositionsByMember1764000400000 } from '../src/adapters/store/migrations/1764000400000-positions-by-member.js';
import { episodeId, id, memberId, titleId } from './fixtures.js';

const ROWS = 12_000;
const MOVE = migrations.indexOf(PositionsByMember1764000400000);

/** How the previous release writes a position: with the table's former name, and reading `xmax`. */
const MERGE = `WITH written AS (INSERT INTO position AS p
    (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at, watched_at)
  VALUES ($1, $2, $3, $4, $5, 1000, true, false, now(), NULL)
  ON CONFLICT (member_id, episode_id) DO UPDATE SET
    position_seconds = excluded.position_seconds, measured_at = excluded.measured_at,
    marked = p.marked AND NOT excluded.watched
  WHERE excluded.measured_at > p.measured_at
  RETURNING p.*, p.xmax = 0 AS created)
  SELECT w.*, e.season, e.number FROM written w JOIN episode e ON e.id = w.episode_id`;

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let url: string;
let database: DataSource;
/** Writes over a second connection pool, as the previous release. */
const savedBefore = (member: number, seconds: number) =>
  database.query<{ position_seconds: number }[]>(MERGE, [
    id('dddd', member),
    memberId(member),
    episodeId(1),
    titleId(1),
    seconds,
  ]);
const positionIn = async (table: string, member: number) =>
  (
    await database.query<{ position_seconds: number }[]>(
      `SELECT position_seconds FROM ${table} WHERE member_id = $1`,
      [memberId(member)],
    )
  )[0]?.position_seconds;

beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
  await migrate(url, migrations.slice(0, MOVE));
  database = await new DataSource({ type: 'postgres', url }).initialize();
  await database.query(
    `INSERT INTO episode (id, title_id, season, number, duration_seconds, age_mark, removed)
     VALUES ($1, $2, 1, 1, 1000, 0, false)`,
    [episodeId(1), titleId(1)],
  );
  await database.query(
    `INSERT INTO position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched,
       measured_at, told)
     SELECT gen_random_uuid(), ('eeee0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, n % 900, 1000,
       true, false, now() - interval '1 day', 1
     FROM generate_series(1, ${ROWS}) n`,
    [episodeId(1), titleId(1)],
  );
});
afterAll(async () => {
  await database.destroy();
  await postgres.dropDatabase(url);
  await postgres.close();
});

it('positions move into partitions while members write, also after an interruption', async () => {
  const [, , , ...kept] = await Promise.all([1, 6_000, ROWS].map((n) => savedBefore(n, 901)));
  expect(kept).toEqual([]);
  // A lock on a row of the second chunk stops the copy, so that members write in the middle of it.
  const holder = database.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`SELECT 1 FROM position WHERE member_id = $1 FOR UPDATE`, [memberId(7_000)]);
  const interrupted = expect(migrate(url, migrations)).rejects.toThrow(/terminat/i);
  await eventually(async () => (await positionIn('member_position', 1)) === 901, 15_000);
  await savedBefore(2, 902);
  await savedBefore(11_000, 903);
  await savedBefore(ROWS + 1, 904);
  await database.query(`DELETE FROM position WHERE member_id = ANY($1)`, [[memberId(3), memberId(11_001)]]);
  await eventually(async () => {
    const [row] = await database.query<{ ended: boolean }[]>(
      `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
       WHERE query LIKE '%FOR KEY SHARE%' AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
    );
    return row?.ended === true;
  });
  await interrupted;
  await savedBefore(4, 905);
  await holder.rollbackTransaction();
  await holder.release();

  await migrate(url, migrations);
  const counts = async (table: string) =>
    (await database.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;
  expect(await counts('member_position')).toBe(ROWS - 1);
  for (const [member, seconds] of [
    [1, 901],
    [2, 902],
    [3, undefined],
    [4, 905],
    [5, 5],
    [11_000, 903],
    [11_001, undefined],
    [ROWS, 901],
    [ROWS + 1, 904],
  ] as const)
    expect([member, await positionIn('member_position', member)]).toEqual([member, seconds]);
});

it('the previous release continues to write positions under the former table name', async () => {
  const [renewed] = await savedBefore(5, 906);
  expect(renewed).toMatchObject({ position_seconds: 906, season: 1 });
  const [begun] = await savedBefore(ROWS + 2, 907);
  expect(begun).toMatchObject({ position_seconds: 907, told: 0, marked: false });
  expect(await positionIn('member_position', ROWS + 2)).toBe(907);
  const unlisted = await database.query(
    `SELECT 1 FROM member_position WHERE listed_on IS DISTINCT FROM (measured_at AT TIME ZONE 'UTC')::date`,
  );
  expect(unlisted).toEqual([]);
  await database.query(
    `SELECT episode_id FROM position WHERE member_id = $1 ORDER BY episode_id FOR UPDATE`,
    [memberId(5)],
  );
  await database.query(
    `UPDATE position AS p SET watched = true, marked = true, watched_at = now() WHERE p.member_id = $1
     RETURNING p.*, p.xmax = 0 AS created`,
    [memberId(5)],
  );
  expect(
    await database.query(`SELECT listed_on FROM member_position WHERE member_id = $1`, [memberId(5)]),
  ).toEqual([{ listed_on: null }]);
  await database.query(`UPDATE position SET told = 2 WHERE id = ANY($1::uuid[])`, [[id('dddd', ROWS + 2)]]);
  await database.query(`DELETE FROM position WHERE member_id = $1`, [memberId(6)]);
  expect(await positionIn('member_position', 6)).toBeUndefined();
});

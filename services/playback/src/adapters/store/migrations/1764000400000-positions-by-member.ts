import { besideWrites, FIRST_ID } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from '../patiently.js';

const PARTITIONS = 32;
/** Rows per copied chunk: about 200 ms, during which the copied rows cannot be deleted. */
const CHUNK = 5_000;
/** Maximum lock time of the table change; after that it lets members' writes pass and tries again. */
const MOST_LOCKED_MS = 500;

const COLUMNS = `id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, told,
  measured_at, removed_at, marked, watched_at, unmarked_at`;

/**
 * Partitions positions by member. Members' writes continue: a trigger copies them while the rows are copied in
 * chunks, and an interrupted migration continues where it stopped. The previous release writes to `position`, which
 * stays as a view until the next release. It reads `xmax`, which partitioned rows do not return, so the view returns
 * 0. It also finds positions by id, which has an index until then. Both are dropped with the view.
 */
export class PositionsByMember1764000400000 implements MigrationInterface {
  readonly name = 'PositionsByMember1764000400000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createPartitions(runner);
    await carryOver(runner);
    await copy(runner);
    await exchange(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW position`);
    await runner.query(`CREATE TABLE position (LIKE member_position INCLUDING ALL) WITH (fillfactor = 80)`);
    await runner.query(`INSERT INTO position SELECT * FROM member_position`);
    await runner.query(`DROP TABLE member_position`);
  }
}

/** No index contains the columns that a measurement updates, so a player's writes stay updates in place. */
const createPartitions = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    CREATE TABLE IF NOT EXISTS member_position (
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      episode_id uuid NOT NULL,
      title_id uuid NOT NULL,
      position_seconds double precision NOT NULL,
      duration_seconds double precision NOT NULL,
      kept boolean NOT NULL,
      watched boolean NOT NULL,
      -- How much of it the progress knows: 0 nothing, 1 kept, 2 watched.
      told smallint NOT NULL DEFAULT 0,
      measured_at timestamptz NOT NULL,
      -- Taken off continue-watching at that time: what was measured up to it does not show.
      removed_at timestamptz,
      -- Watched by a mark alone, not by playing it to its end.
      marked boolean NOT NULL DEFAULT false,
      watched_at timestamptz,
      -- When a mark was last taken back: what was measured up to it says nothing anymore.
      unmarked_at timestamptz,
      PRIMARY KEY (member_id, episode_id)
    ) PARTITION BY HASH (member_id)`);
  for (let remainder = 0; remainder < PARTITIONS; remainder++)
    await runner.query(`
      CREATE TABLE IF NOT EXISTS member_position_${remainder} PARTITION OF member_position
      FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${remainder}) WITH (fillfactor = 80)`);
  for (const [name, definition] of [
    ['unfinished', '(member_id, title_id) WHERE kept AND NOT watched'],
    ['watched', '(member_id, watched_at DESC) WHERE watched'],
    ['episode', '(episode_id, member_id)'],
    // Only for the previous release.
    ['id', '(id)'],
  ])
    await runner.query(`CREATE INDEX IF NOT EXISTS member_position_${name} ON member_position ${definition}`);
};

const carryOver = async (runner: QueryRunner): Promise<void> => {
  const columns = COLUMNS.split(/,\s+/);
  await runner.query(`
    CREATE OR REPLACE FUNCTION carry_position_over() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM member_position WHERE member_id = OLD.member_id AND episode_id = OLD.episode_id;
      ELSE
        INSERT INTO member_position (${COLUMNS}) VALUES (${columns.map((column) => `NEW.${column}`).join(', ')})
        ON CONFLICT (member_id, episode_id) DO UPDATE SET
          ${columns.map((column) => `${column} = excluded.${column}`).join(', ')};
      END IF;
      RETURN NULL;
    END $$`);
  await besideWrites(runner, [
    `CREATE OR REPLACE TRIGGER carry_over AFTER INSERT OR UPDATE OR DELETE ON position
     FOR EACH ROW EXECUTE FUNCTION carry_position_over()`,
    `CREATE TABLE IF NOT EXISTS position_copied (member_id uuid NOT NULL, episode_id uuid NOT NULL)`,
  ]);
};

/** Rows are locked against deletion while they are copied; rows that the trigger has already copied are newer. */
const copy = async (runner: QueryRunner): Promise<void> => {
  const [begun] = await query(runner, `SELECT member_id, episode_id FROM position_copied`);
  if (!begun) await runner.query(`INSERT INTO position_copied VALUES ('${FIRST_ID}', '${FIRST_ID}')`);
  let after = begun ?? { member_id: FIRST_ID, episode_id: FIRST_ID };
  for (;;) {
    const from = after;
    const [last] = await patiently(() =>
      query(
        runner,
        `WITH part AS MATERIALIZED (
           SELECT * FROM position WHERE (member_id, episode_id) > ($1::uuid, $2::uuid)
           ORDER BY member_id, episode_id LIMIT ${CHUNK} FOR KEY SHARE),
         copied AS (
           INSERT INTO member_position (${COLUMNS}) SELECT ${COLUMNS} FROM part ORDER BY member_id, episode_id
           ON CONFLICT DO NOTHING)
         SELECT member_id, episode_id FROM part ORDER BY member_id DESC, episode_id DESC LIMIT 1`,
        [from.member_id, from.episode_id],
      ),
    );
    if (!last) return;
    after = last;
    await runner.query(`UPDATE position_copied SET member_id = $1, episode_id = $2`, [
      after.member_id,
      after.episode_id,
    ]);
  }
};

/** The old table is dropped in the same transaction that creates the view with its name. */
const exchange = (runner: QueryRunner): Promise<void> =>
  patiently(async () => {
    await runner.startTransaction();
    try {
      await runner.query(`SET LOCAL lock_timeout = ${MOST_LOCKED_MS}`);
      await runner.query(`LOCK TABLE position IN ACCESS EXCLUSIVE MODE`);
      await runner.query(`DROP TABLE position, position_copied`);
      await runner.query(`DROP FUNCTION carry_position_over`);
      await runner.query(`CREATE VIEW position AS SELECT ${COLUMNS}, '0'::xid AS xmax FROM member_position`);
      await runner.query(`ALTER VIEW position ALTER COLUMN told SET DEFAULT 0`);
      await runner.query(`ALTER VIEW position ALTER COLUMN marked SET DEFAULT false`);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  });

interface Key {
  member_id: string;
  episode_id: string;
}

const query = (runner: QueryRunner, sql: string, values: unknown[] = []): Promise<Key[]> =>
  runner.query(sql, values) as Promise<Key[]>;

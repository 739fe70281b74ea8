import { besideWrites, FIRST_ID } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from '../patiently.js';

const PARTITIONS = 32;
/** Rows per changed chunk: about 100 ms, during which their members' writes wait. */
const CHUNK = 2_000;

const COLUMNS = `(member_id, listed_on DESC, episode_id DESC) WHERE listed_on IS NOT NULL`;

/**
 * The day on which an unfinished episode was last watched, if continue-watching shows it; otherwise null. The newest
 * come first by reading an index backwards. It contains the day and not the time, so that only a player's first write of a day
 * changes the index. A trigger maintains the column, also for writes of the previous release. The index on ids, made
 * for an earlier release, stays, because entries are removed from the list by id.
 */
export class ContinueList1764300000000 implements MigrationInterface {
  readonly name = 'ContinueList1764300000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE member_position ADD COLUMN IF NOT EXISTS listed_on date`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION list_position() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.listed_on := CASE
          WHEN NEW.kept AND NOT NEW.watched AND (NEW.removed_at IS NULL OR NEW.measured_at > NEW.removed_at)
          THEN (NEW.measured_at AT TIME ZONE 'UTC')::date END;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER list_position BEFORE INSERT OR UPDATE ON member_position
      FOR EACH ROW EXECUTE FUNCTION list_position()`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS member_position_listed ON ONLY member_position ${COLUMNS}`,
    );
    for (let nr = 0; nr < PARTITIONS; nr++) {
      await fill(runner, `member_position_${nr}`);
      await index(runner, `member_position_${nr}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER list_position ON member_position`);
    await runner.query(`DROP FUNCTION list_position`);
    await runner.query(`ALTER TABLE member_position DROP COLUMN listed_on`);
  }
}

/**
 * Continues after the last key of each chunk, so that no row is read twice. In the order in which members' writes lock
 * rows, so that neither deadlocks.
 */
const fill = async (runner: QueryRunner, partition: string): Promise<void> => {
  let after: Key | undefined = { member_id: FIRST_ID, episode_id: FIRST_ID };
  while (after) {
    const { member_id, episode_id }: Key = after;
    const last = (await patiently(() =>
      runner.query(
        `WITH part AS MATERIALIZED (
           SELECT member_id, episode_id FROM ${partition}
           WHERE kept AND NOT watched AND listed_on IS NULL AND (removed_at IS NULL OR measured_at > removed_at)
             AND (member_id, episode_id) > ($1::uuid, $2::uuid)
           ORDER BY member_id, episode_id LIMIT ${CHUNK} FOR UPDATE),
         filled AS (
           UPDATE ${partition} p SET told = told FROM part
           WHERE p.member_id = part.member_id AND p.episode_id = part.episode_id)
         SELECT member_id, episode_id FROM part ORDER BY member_id DESC, episode_id DESC LIMIT 1`,
        [member_id, episode_id],
      ),
    )) as Key[];
    after = last[0];
  }
};

interface Key {
  readonly member_id: string;
  readonly episode_id: string;
}

/** Each partition gets its index, which is then attached to the table's index; an attached one stays. */
const index = async (runner: QueryRunner, partition: string): Promise<void> => {
  const name = `${partition}_listed`;
  const joined = (await runner.query(`SELECT 1 FROM pg_inherits WHERE inhrelid = to_regclass($1)`, [
    name,
  ])) as unknown[];
  if (joined.length > 0) return;
  await besideWrites(runner, [
    `DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
    `CREATE INDEX CONCURRENTLY ${name} ON ${partition} ${COLUMNS}`,
  ]);
  await runner.query(`ALTER INDEX member_position_listed ATTACH PARTITION ${name}`);
};

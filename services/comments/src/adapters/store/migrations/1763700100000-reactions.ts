import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One reaction per member and target, and the counts of each target. */
export class Reactions1763700100000 implements MigrationInterface {
  readonly name = 'Reactions1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reaction (
        target_type text NOT NULL,
        target_id uuid NOT NULL,
        member_id uuid NOT NULL,
        reaction smallint NOT NULL CHECK (reaction BETWEEN 1 AND 6),
        PRIMARY KEY (target_id, target_type, member_id)
      )`);
    // counts[n] counts reaction n. Writers of one target also use the row as their lock.
    await runner.query(`
      CREATE TABLE reaction_tally (
        target_type text NOT NULL,
        target_id uuid NOT NULL,
        counts integer[] NOT NULL DEFAULT '{0,0,0,0,0,0}',
        version integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (target_id, target_type)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE reaction_tally, reaction`);
  }
}

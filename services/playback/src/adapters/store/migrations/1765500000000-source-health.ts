import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lead of a release before its episode, whether a source plays, and the translator group that a member chose. */
export class SourceHealth1765500000000 implements MigrationInterface {
  readonly name = 'SourceHealth1765500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE library_entry ADD COLUMN group_id uuid`);
    await runner.query(`ALTER TABLE source ADD COLUMN "offset" double precision NOT NULL DEFAULT 0`);
    await runner.query(`
      CREATE TABLE source_health (
        source_hash text PRIMARY KEY,
        plays double precision NOT NULL DEFAULT 0,
        failures double precision NOT NULL DEFAULT 0,
        reports integer NOT NULL DEFAULT 0,
        counted_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE library_entry DROP COLUMN group_id`);
    await runner.query(`DROP TABLE source_health`);
    await runner.query(`ALTER TABLE source DROP COLUMN "offset"`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the epoch that an applied version belongs to. A rebuild raises the epoch of a topic in one row, so it need not delete a
 * row per key; versions of earlier epochs no longer count.
 */
export class ProjectionEpochs1764000160000 implements MigrationInterface {
  readonly name = 'ProjectionEpochs1764000160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applied_version ADD COLUMN epoch integer NOT NULL DEFAULT 0`);
    await runner.query(`
      ALTER TABLE projection ADD COLUMN epoch integer NOT NULL DEFAULT 0,
        ADD COLUMN stage text NOT NULL DEFAULT 'read' CHECK (stage IN ('read', 'sweep'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE projection DROP COLUMN epoch, DROP COLUMN stage`);
    await runner.query(`ALTER TABLE applied_version DROP COLUMN epoch`);
  }
}

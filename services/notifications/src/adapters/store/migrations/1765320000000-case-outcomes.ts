import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The decision of a case in the notification about it. Only an addition. */
export class CaseOutcomes1765320000000 implements MigrationInterface {
  readonly name = 'CaseOutcomes1765320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification ADD COLUMN IF NOT EXISTS outcome text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification DROP COLUMN outcome`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of notifications about decisions against a member. Only additions. */
export class Decisions1766300000000 implements MigrationInterface {
  readonly name = 'Decisions1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE notification ADD COLUMN violation smallint, ADD COLUMN until timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification DROP COLUMN violation, DROP COLUMN until`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the lists of erased members, so that late events add nothing to them. */
export class GoneMembers1763790000000 implements MigrationInterface {
  readonly name = 'GoneMembers1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE activity ADD COLUMN gone boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM activity WHERE gone`);
    await runner.query(`ALTER TABLE activity DROP COLUMN gone`);
  }
}

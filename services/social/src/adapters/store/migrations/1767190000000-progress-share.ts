import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the member's setting whether groups may see what the member watches; it is off without a row. It replaces a column per
 * group, which was on by default and lost the choice of a member who left a group and joined it again.
 */
export class ProgressShare1767190000000 implements MigrationInterface {
  readonly name = 'ProgressShare1767190000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE progress_share (member_id uuid PRIMARY KEY, shared boolean NOT NULL)`);
    await runner.query(`ALTER TABLE group_member DROP COLUMN IF EXISTS progress_hidden`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_member ADD COLUMN progress_hidden boolean NOT NULL DEFAULT false`);
    await runner.query(`DROP TABLE progress_share`);
  }
}

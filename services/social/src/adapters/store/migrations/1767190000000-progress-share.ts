import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the groups of a member may see what the member watches: one setting of the member, off without a row. The column of each
 * group goes: it was on at first, and a member who left a group and joined it again lost the choice.
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

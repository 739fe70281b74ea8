import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For which dates of their plan the members of a group were notified, and which members get no such notifications. */
export class GroupPlanNotices1767100000000 implements MigrationInterface {
  readonly name = 'GroupPlanNotices1767100000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_plan ADD COLUMN IF NOT EXISTS told_at timestamptz`);
    await runner.query(
      `ALTER TABLE group_member ADD COLUMN IF NOT EXISTS plan_muted boolean NOT NULL DEFAULT false`,
    );
    await besideWrites(
      runner,
      indexBesideWrites(
        'group_plan_due',
        'group_plan (planned_at) WHERE told_at IS DISTINCT FROM planned_at',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX group_plan_due`);
    await runner.query(`ALTER TABLE group_member DROP COLUMN plan_muted`);
    await runner.query(`ALTER TABLE group_plan DROP COLUMN told_at`);
  }
}

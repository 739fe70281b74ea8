import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates that plain members of a group propose; the owner or a manager fixes them. */
export class GroupProposals1767190300000 implements MigrationInterface {
  readonly name = 'GroupProposals1767190300000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_plan ADD COLUMN IF NOT EXISTS proposed_by uuid`);
    // For the erasure of a member.
    await besideWrites(
      runner,
      indexBesideWrites('group_plan_proposed', 'group_plan (proposed_by) WHERE proposed_by IS NOT NULL'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM group_plan WHERE proposed_by IS NOT NULL`);
    await runner.query(`ALTER TABLE group_plan DROP COLUMN proposed_by`);
  }
}

import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes: Readonly<Record<string, string>> = {
  moderation_case_appeals: `moderation_case (appealed_at, id) WHERE appeal_state = 'pending'`,
  // For the erasure of a moderator.
  moderation_case_appeal_by: 'moderation_case (appeal_decided_by) WHERE appeal_decided_by IS NOT NULL',
};

/** Finds appeals that wait, and checks the rules on cases for rows that existed before the rules. */
export class AppealIndexes1767300010000 implements MigrationInterface {
  readonly name = 'AppealIndexes1767300010000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...Object.entries(indexes).flatMap(([name, definition]) => indexBesideWrites(name, definition)),
      `ALTER TABLE moderation_case VALIDATE CONSTRAINT moderation_case_appeal_state_check`,
      `ALTER TABLE moderation_case VALIDATE CONSTRAINT moderation_case_outcome_check`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(indexes).join(', ')}`);
  }
}

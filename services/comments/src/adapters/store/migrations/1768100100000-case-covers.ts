import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The title that a decision covers its target with: social covers posts and stories after the event. */
export class CaseCovers1768100100000 implements MigrationInterface {
  readonly name = 'CaseCovers1768100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE moderation_case ADD COLUMN IF NOT EXISTS cover_title_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE moderation_case DROP COLUMN cover_title_id`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Appeals against decisions, and the outcome 'cover'. Only additions. Each statement commits alone: reports lock comments before cases,
 * so a transaction that holds one of these tables and waits for another would deadlock with them. The next migration checks the rows
 * that exist.
 */
export class Appeals1767300000000 implements MigrationInterface {
  readonly name = 'Appeals1767300000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE moderation_case
        ADD COLUMN IF NOT EXISTS restorable boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS appeal_body text NOT NULL DEFAULT '',
        ADD COLUMN IF NOT EXISTS appealed_at timestamptz,
        ADD COLUMN IF NOT EXISTS appeal_state text,
        ADD COLUMN IF NOT EXISTS appeal_note text NOT NULL DEFAULT '',
        ADD COLUMN IF NOT EXISTS appeal_decided_at timestamptz,
        ADD COLUMN IF NOT EXISTS appeal_decided_by uuid,
        DROP CONSTRAINT IF EXISTS moderation_case_appeal_state_check,
        ADD CONSTRAINT moderation_case_appeal_state_check
          CHECK (appeal_state IN ('pending', 'upheld', 'overturned')) NOT VALID,
        DROP CONSTRAINT IF EXISTS moderation_case_outcome_check,
        ADD CONSTRAINT moderation_case_outcome_check
          CHECK (outcome IN ('nothing', 'remove', 'warn', 'silence', 'ban', 'cover')) NOT VALID`);
    // The title that a moderator's cover names, beside the scope that the author declared.
    await runner.query(`ALTER TABLE comment ADD COLUMN IF NOT EXISTS cover_title_id uuid`);
    await runner.query(`ALTER TABLE topic ADD COLUMN IF NOT EXISTS cover_title_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE comment DROP COLUMN cover_title_id`);
    await runner.query(`ALTER TABLE topic DROP COLUMN cover_title_id`);
    await runner.query(`UPDATE moderation_case SET outcome = 'nothing' WHERE outcome = 'cover'`);
    await runner.query(`
      ALTER TABLE moderation_case DROP COLUMN restorable, DROP COLUMN appeal_body, DROP COLUMN appealed_at,
        DROP COLUMN appeal_state, DROP COLUMN appeal_note, DROP COLUMN appeal_decided_at, DROP COLUMN appeal_decided_by,
        DROP CONSTRAINT moderation_case_outcome_check`);
    await runner.query(`
      ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_outcome_check
        CHECK (outcome IN ('nothing', 'remove', 'warn', 'silence', 'ban')) NOT VALID`);
  }
}

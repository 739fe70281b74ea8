import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Appeals against decisions, and the outcome 'cover'. Only additions. */
export class Appeals1767300000000 implements MigrationInterface {
  readonly name = 'Appeals1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE moderation_case
        ADD COLUMN restorable boolean NOT NULL DEFAULT false,
        ADD COLUMN appeal_body text NOT NULL DEFAULT '',
        ADD COLUMN appealed_at timestamptz,
        ADD COLUMN appeal_state text CHECK (appeal_state IN ('pending', 'upheld', 'overturned')),
        ADD COLUMN appeal_note text NOT NULL DEFAULT '',
        ADD COLUMN appeal_decided_at timestamptz,
        ADD COLUMN appeal_decided_by uuid`);
    await runner.query(`ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_outcome_check`);
    await runner.query(`
      ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_outcome_check
        CHECK (outcome IN ('nothing', 'remove', 'warn', 'silence', 'ban', 'cover'))`);
    await runner.query(
      `CREATE INDEX moderation_case_appeals ON moderation_case (appealed_at, id) WHERE appeal_state = 'pending'`,
    );
    // The title that a moderator's cover names, beside the scope that the author declared.
    await runner.query(`ALTER TABLE comment ADD COLUMN cover_title_id uuid`);
    await runner.query(`ALTER TABLE topic ADD COLUMN cover_title_id uuid`);
    // For the erasure of a moderator.
    await runner.query(
      `CREATE INDEX moderation_case_appeal_by ON moderation_case (appeal_decided_by) WHERE appeal_decided_by IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX moderation_case_appeals, moderation_case_appeal_by`);
    await runner.query(`ALTER TABLE comment DROP COLUMN cover_title_id`);
    await runner.query(`ALTER TABLE topic DROP COLUMN cover_title_id`);
    await runner.query(`UPDATE moderation_case SET outcome = 'nothing' WHERE outcome = 'cover'`);
    await runner.query(`
      ALTER TABLE moderation_case DROP COLUMN restorable, DROP COLUMN appeal_body, DROP COLUMN appealed_at,
        DROP COLUMN appeal_state, DROP COLUMN appeal_note, DROP COLUMN appeal_decided_at, DROP COLUMN appeal_decided_by,
        DROP CONSTRAINT moderation_case_outcome_check`);
    await runner.query(`
      ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_outcome_check
        CHECK (outcome IN ('nothing', 'remove', 'warn', 'silence', 'ban'))`);
  }
}

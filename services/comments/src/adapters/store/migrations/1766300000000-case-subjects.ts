import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a case is about, and decisions against that member. Only additions. */
export class CaseSubjects1766300000000 implements MigrationInterface {
  readonly name = 'CaseSubjects1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE moderation_case
        ADD COLUMN subject_id uuid,
        ADD COLUMN violation integer NOT NULL DEFAULT 0,
        ADD COLUMN until timestamptz`);
    await runner.query(`ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_outcome_check`);
    await runner.query(`
      ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_outcome_check
        CHECK (outcome IN ('nothing', 'remove', 'warn', 'silence', 'ban'))`);
    await runner.query(`
      UPDATE moderation_case c SET subject_id = e.author_id FROM case_evidence e
      WHERE e.case_id = c.id AND e.message_id::text = c.target_id
        AND e.author_id <> '00000000-0000-0000-0000-000000000000'`);
    await runner.query(`UPDATE moderation_case SET subject_id = target_id::uuid WHERE target_type = 'user'`);
    await runner.query(`
      CREATE INDEX moderation_case_subject ON moderation_case (subject_id, closed_at DESC) WHERE subject_id IS NOT NULL`);
    // For the erasure of a moderator.
    await runner.query(
      `CREATE INDEX moderation_case_assignee ON moderation_case (assignee_id) WHERE assignee_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX moderation_case_closed_by ON moderation_case (closed_by) WHERE closed_by IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE moderation_case SET outcome = 'nothing' WHERE outcome IN ('warn', 'silence', 'ban')`,
    );
    await runner.query(`
      ALTER TABLE moderation_case DROP COLUMN subject_id, DROP COLUMN violation, DROP COLUMN until,
        DROP CONSTRAINT moderation_case_outcome_check`);
    await runner.query(`
      ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_outcome_check CHECK (outcome IN ('nothing', 'remove'))`);
  }
}

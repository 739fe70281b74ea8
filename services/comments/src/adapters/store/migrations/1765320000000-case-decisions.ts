import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions about cases: assignee, outcome and note, and the order of the queue. Only additions. */
export class CaseDecisions1765320000000 implements MigrationInterface {
  readonly name = 'CaseDecisions1765320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE moderation_case
        ADD COLUMN weight integer NOT NULL DEFAULT 0,
        ADD COLUMN assignee_id uuid,
        ADD COLUMN outcome text CHECK (outcome IN ('nothing', 'remove')),
        ADD COLUMN note text NOT NULL DEFAULT '',
        ADD COLUMN closed_at timestamptz,
        ADD COLUMN closed_by uuid`);
    await runner.query(`UPDATE moderation_case SET weight = 4 * report_count`);
    await runner.query(
      `CREATE INDEX moderation_case_queue ON moderation_case ((-weight), opened_at, id) WHERE state = 'open'`,
    );
    await runner.query(
      `CREATE INDEX moderation_case_closed ON moderation_case (closed_at DESC, id DESC) WHERE closed_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX moderation_case_queue, moderation_case_closed`);
    await runner.query(`
      ALTER TABLE moderation_case DROP COLUMN weight, DROP COLUMN assignee_id, DROP COLUMN outcome, DROP COLUMN note,
        DROP COLUMN closed_at, DROP COLUMN closed_by`);
  }
}

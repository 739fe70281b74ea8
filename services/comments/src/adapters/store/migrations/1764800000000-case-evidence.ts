import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of private messages in the cases about them. */
export class CaseEvidence1764800000000 implements MigrationInterface {
  readonly name = 'CaseEvidence1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE case_evidence (
        case_id uuid NOT NULL REFERENCES moderation_case ON DELETE CASCADE,
        message_id uuid NOT NULL,
        author_id uuid NOT NULL,
        body text NOT NULL,
        sent_at timestamptz NOT NULL,
        copied_at timestamptz NOT NULL,
        PRIMARY KEY (case_id, message_id)
      )`);
    await runner.query(`CREATE INDEX case_evidence_author ON case_evidence (author_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE case_evidence`);
  }
}

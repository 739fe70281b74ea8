import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of photos in the evidence of cases, and the end of each case's evidence. */
export class CasePhotos1768500000000 implements MigrationInterface {
  readonly name = 'CasePhotos1768500000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS case_photo (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        message_id uuid NOT NULL,
        place smallint NOT NULL,
        file text,
        width integer NOT NULL,
        height integer NOT NULL,
        alt text NOT NULL,
        covered boolean NOT NULL,
        UNIQUE (case_id, message_id, place),
        FOREIGN KEY (case_id, message_id) REFERENCES case_evidence ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX IF NOT EXISTS case_photo_file ON case_photo (file)`);
    await runner.query(`ALTER TABLE moderation_case ADD COLUMN IF NOT EXISTS evidence_until timestamptz`);
    await besideWrites(runner, [
      // An appeal that waits holds the evidence.
      `UPDATE moderation_case SET evidence_until = greatest(closed_at, appeal_decided_at) + interval '180 days'
       WHERE closed_at IS NOT NULL AND evidence_until IS NULL AND appeal_state IS DISTINCT FROM 'pending'`,
      ...indexBesideWrites(
        'moderation_case_evidence_until',
        `moderation_case (evidence_until) WHERE evidence_until IS NOT NULL`,
      ),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE case_photo`);
    await runner.query(`ALTER TABLE moderation_case DROP COLUMN evidence_until`);
  }
}

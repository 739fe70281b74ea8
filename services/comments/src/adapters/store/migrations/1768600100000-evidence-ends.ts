import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds cases that a replica of the previous version decided without an end of their evidence. */
export class EvidenceEnds1768600100000 implements MigrationInterface {
  readonly name = 'EvidenceEnds1768600100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexBesideWrites(
        'moderation_case_without_end',
        `moderation_case (changed_at) WHERE closed_at IS NOT NULL AND evidence_until IS NULL`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX moderation_case_without_end`);
  }
}

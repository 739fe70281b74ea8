import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The versions of notices, and for which polls the author was notified of the end. */
export class Notices1765400000000 implements MigrationInterface {
  readonly name = 'Notices1765400000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SEQUENCE IF NOT EXISTS notice_version AS integer`);
    await runner.query(`ALTER TABLE poll ADD COLUMN IF NOT EXISTS end_told boolean NOT NULL DEFAULT false`);
    await besideWrites(
      runner,
      indexBesideWrites('poll_end', 'poll (ends_at) WHERE ends_at IS NOT NULL AND NOT end_told'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX poll_end`);
    await runner.query(`ALTER TABLE poll DROP COLUMN end_told`);
    await runner.query(`DROP SEQUENCE notice_version`);
  }
}

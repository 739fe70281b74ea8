import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Few requests are declined: a search for them by the index of all would read every other request with the same word. */
export class DeclinedRequests1768700000000 implements MigrationInterface {
  readonly name = 'DeclinedRequests1768700000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexBesideWrites(
        'content_request_declined_part',
        `content_request USING gin (name_key gin_trgm_ops) WHERE deleted_at IS NULL AND state = 'declined'`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX content_request_declined_part`);
  }
}

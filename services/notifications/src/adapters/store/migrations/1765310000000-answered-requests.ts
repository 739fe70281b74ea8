import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answers of content requests, and an index over the notified members of each. Only additions. */
export class AnsweredRequests1765310000000 implements MigrationInterface {
  readonly name = 'AnsweredRequests1765310000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE IF NOT EXISTS answered_request (request_id uuid PRIMARY KEY, answer text NOT NULL, at timestamptz NOT NULL)`,
    );
    await besideWrites(
      runner,
      indexBesideWrites(
        'notification_request_member',
        `notification (target_id, member_id) WHERE kind = 'request' AND NOT removed`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_request_member`);
    await runner.query(`DROP TABLE answered_request`);
  }
}

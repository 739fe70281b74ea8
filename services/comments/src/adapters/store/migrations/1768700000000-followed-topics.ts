import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLLOWED = `WHERE followed_at IS NOT NULL`;

/** The topics that a member follows, in the order of their pages: without the id, a page reads all that were followed at one moment. */
export class FollowedTopics1768700000000 implements MigrationInterface {
  readonly name = 'FollowedTopics1768700000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...indexBesideWrites(
        'topic_reader_pages',
        `topic_reader (member_id, followed_at DESC, topic_id DESC) ${FOLLOWED}`,
      ),
      `DROP INDEX CONCURRENTLY IF EXISTS topic_reader_followed`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX topic_reader_followed ON topic_reader (member_id, followed_at DESC) ${FOLLOWED}`,
    );
    await runner.query(`DROP INDEX topic_reader_pages`);
  }
}

import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the entries about a topic after the removal of posts. */
export class TopicPosts1767500200000 implements MigrationInterface {
  readonly name = 'TopicPosts1767500200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexBesideWrites(
        'notification_topic',
        `notification (target_id, member_id) WHERE kind = 'topic-posts' AND NOT removed`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_topic`);
  }
}

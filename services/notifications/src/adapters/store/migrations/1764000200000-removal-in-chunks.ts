import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index that finds the next members with an episode in their list, in the order of their ids. */
export class RemovalInChunks1764000200000 implements MigrationInterface {
  readonly name = 'RemovalInChunks1764000200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...indexBesideWrites(
        'notification_episode_member',
        `notification (target_id, member_id) WHERE kind = 'episode' AND NOT removed`,
      ),
      `DROP INDEX CONCURRENTLY IF EXISTS notification_episode`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_episode_member`);
  }
}

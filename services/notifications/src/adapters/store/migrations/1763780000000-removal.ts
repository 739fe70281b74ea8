import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index that finds the members who were notified of a removed episode. */
export class Removal1763780000000 implements MigrationInterface {
  readonly name = 'Removal1763780000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexBesideWrites(
        'notification_episode',
        `notification (target_id) WHERE kind = 'episode' AND NOT removed`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_episode`);
  }
}

import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Badges, the number of members behind one notification, and the index that finds what an erased member caused. */
export class Social1765400200000 implements MigrationInterface {
  readonly name = 'Social1765400200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE notification ADD COLUMN IF NOT EXISTS badge smallint,
         ADD COLUMN IF NOT EXISTS others integer NOT NULL DEFAULT 0`,
    );
    await besideWrites(
      runner,
      indexBesideWrites(
        'notification_actor',
        `notification (actor_id, member_id, id) WHERE kind IN ('follow', 'follow-request', 'clap', 'group-request')`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_actor`);
    await runner.query(`ALTER TABLE notification DROP COLUMN badge, DROP COLUMN others`);
  }
}

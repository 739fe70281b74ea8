import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index that finds the mentions of an erased member. No read returned who had invited a member, so that is no longer stored.
 */
export class Removal1764900000000 implements MigrationInterface {
  readonly name = 'Removal1764900000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_invite DROP COLUMN IF EXISTS invited_by`);
    await besideWrites(
      runner,
      indexBesideWrites('post_mentioned', `post USING gin (mentioned_ids) WHERE mentioned_ids <> '{}'`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX post_mentioned`);
    await runner.query(`ALTER TABLE group_invite ADD COLUMN invited_by uuid`);
  }
}

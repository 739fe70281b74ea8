import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The episode up to which a moderator's cover spoils its title; both 0: the whole title, as in all covers before. Only additions; each
 * statement commits alone, so that none waits with a lock.
 */
export class CoverEpisodes1768600000000 implements MigrationInterface {
  readonly name = 'CoverEpisodes1768600000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE moderation_case ADD COLUMN IF NOT EXISTS cover_season integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS cover_number integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE comment ADD COLUMN IF NOT EXISTS cover_season integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS cover_number integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE topic ADD COLUMN IF NOT EXISTS cover_season integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS cover_number integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE topic DROP COLUMN cover_season, DROP COLUMN cover_number`);
    await runner.query(`ALTER TABLE comment DROP COLUMN cover_season, DROP COLUMN cover_number`);
    await runner.query(`ALTER TABLE moderation_case DROP COLUMN cover_season, DROP COLUMN cover_number`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers of posts and stories by moderators. Only additions; each statement commits alone, so that none waits with a lock. */
export class TextCovers1768100000000 implements MigrationInterface {
  readonly name = 'TextCovers1768100000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS text_cover (
        case_id uuid PRIMARY KEY,
        target_id uuid NOT NULL,
        title_id uuid NOT NULL
      )`);
    await runner.query(`CREATE INDEX IF NOT EXISTS text_cover_target ON text_cover (target_id)`);
    // The title of one of these covers, which reads need with every text.
    await runner.query(`ALTER TABLE post ADD COLUMN IF NOT EXISTS cover_title_id uuid`);
    await runner.query(`ALTER TABLE story ADD COLUMN IF NOT EXISTS cover_title_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE story DROP COLUMN cover_title_id`);
    await runner.query(`ALTER TABLE post DROP COLUMN cover_title_id`);
    await runner.query(`DROP TABLE text_cover`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number of each thread's last frame. The row of a removed thread stays, so that a restored thread continues
 * above the numbers that open pages know.
 */
export class ThreadNumbers1764000700000 implements MigrationInterface {
  readonly name = 'ThreadNumbers1764000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE thread ADD COLUMN IF NOT EXISTS seq integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE thread DROP COLUMN seq`);
  }
}

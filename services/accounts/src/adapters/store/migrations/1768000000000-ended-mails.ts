import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail that is not tried any more keeps its row for a while, without the address, so that an operator sees it. */
export class EndedMails1768000000000 implements MigrationInterface {
  readonly name = 'EndedMails1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN ended text, ADD COLUMN ended_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM mail WHERE ended IS NOT NULL`);
    await runner.query(`ALTER TABLE mail DROP COLUMN created_at, DROP COLUMN ended, DROP COLUMN ended_at`);
  }
}

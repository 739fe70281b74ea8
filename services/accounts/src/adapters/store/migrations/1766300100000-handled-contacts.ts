import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which contact messages a moderator has handled. Only additions. */
export class HandledContacts1766300100000 implements MigrationInterface {
  readonly name = 'HandledContacts1766300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message ADD COLUMN handled_at timestamptz,
        ADD COLUMN handled_by uuid REFERENCES member ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_message DROP COLUMN handled_at, DROP COLUMN handled_by`);
  }
}

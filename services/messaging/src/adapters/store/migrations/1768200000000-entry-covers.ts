import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers of chat entries by moderators. Only additions: a process of the previous release goes on during an upgrade. */
export class EntryCovers1768200000000 implements MigrationInterface {
  readonly name = 'EntryCovers1768200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entry_cover (
        case_id uuid PRIMARY KEY,
        entry_id uuid NOT NULL,
        title_id uuid NOT NULL
      )`);
    await runner.query(`CREATE INDEX entry_cover_entry ON entry_cover (entry_id)`);
    // The title of one of these covers, which reads need with every entry.
    await runner.query(`ALTER TABLE room_entry ADD COLUMN cover_title_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE room_entry DROP COLUMN cover_title_id`);
    await runner.query(`DROP TABLE entry_cover`);
  }
}

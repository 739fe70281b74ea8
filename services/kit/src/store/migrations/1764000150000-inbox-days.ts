import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Partitions the inbox by the days of the events' own times, so that old days can be dropped and a repeated event finds its row.
 * Existing rows are not copied: their events are still skipped by version, and copying two weeks of rows would block every
 * consumer. A process of the previous release adds rows without a time.
 */
export class InboxDays1764000150000 implements MigrationInterface {
  readonly name = 'InboxDays1764000150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE inbox`);
    await runner.query(`
      CREATE TABLE inbox (
        event_id uuid NOT NULL,
        topic text NOT NULL,
        time timestamptz NOT NULL DEFAULT now(),
        applied_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, time)
      ) PARTITION BY RANGE (time)`);
    // Holds rows without a daily partition.
    await runner.query(`CREATE TABLE inbox_default PARTITION OF inbox DEFAULT`);
    await runner.query(`CREATE INDEX inbox_default_applied_at ON inbox_default (applied_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE inbox`);
    await runner.query(`
      CREATE TABLE inbox (
        event_id uuid PRIMARY KEY, topic text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX inbox_applied_at ON inbox (applied_at)`);
  }
}

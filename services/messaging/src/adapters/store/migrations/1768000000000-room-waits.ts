import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waits for members without data, the default source of a room, and the episodes that a room has played. */
export class RoomWaits1768000000000 implements MigrationInterface {
  readonly name = 'RoomWaits1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    // With a default, because a process of the previous release goes on inserting rooms during an upgrade.
    await runner.query(`
      ALTER TABLE room
        ADD COLUMN wait_until timestamptz,
        ADD COLUMN source_hash text NOT NULL DEFAULT ''`);
    await runner.query(`CREATE INDEX room_wait ON room (wait_until) WHERE wait_until IS NOT NULL`);
    await runner.query(`
      CREATE TABLE room_watched (
        room_id uuid NOT NULL,
        -- The number of the change that began the episode.
        seq integer NOT NULL,
        episode_id uuid NOT NULL,
        started_at timestamptz NOT NULL,
        PRIMARY KEY (room_id, seq)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE room_watched`);
    await runner.query(`ALTER TABLE room DROP COLUMN wait_until, DROP COLUMN source_hash`);
  }
}

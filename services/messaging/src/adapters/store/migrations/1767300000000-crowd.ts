import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timed reactions in rooms, and their counts per second of an episode. */
export class Crowd1767300000000 implements MigrationInterface {
  readonly name = 'Crowd1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged like the heartbeats: rows stay for less than a second.
    await runner.query(`
      CREATE UNLOGGED TABLE room_reaction (
        room_id uuid NOT NULL,
        member_id uuid NOT NULL,
        second integer NOT NULL,
        episode_id uuid NOT NULL,
        reaction smallint NOT NULL,
        PRIMARY KEY (room_id, member_id, second)
      )`);
    await runner.query(`
      CREATE TABLE crowd_reaction (
        episode_id uuid NOT NULL,
        second integer NOT NULL,
        reaction smallint NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (episode_id, second, reaction)
      ) WITH (fillfactor = 80)`);
    await runner.query(`
      CREATE TABLE crowd_member (
        episode_id uuid NOT NULL,
        second integer NOT NULL,
        member_id uuid NOT NULL,
        counted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (episode_id, second, member_id)
      )`);
    await runner.query(`CREATE INDEX crowd_member_old ON crowd_member (counted_at)`);
    await runner.query(`CREATE INDEX crowd_member_of ON crowd_member (member_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE crowd_member, crowd_reaction, room_reaction`);
  }
}

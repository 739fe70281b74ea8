import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The queue of episodes of a room with its votes, and the countdown to the next one. */
export class RoomQueue1767200000000 implements MigrationInterface {
  readonly name = 'RoomQueue1767200000000';

  async up(runner: QueryRunner): Promise<void> {
    // With defaults, because a process of the previous release goes on inserting rooms during an upgrade.
    await runner.query(`
      ALTER TABLE room
        ADD COLUMN queue_seq integer NOT NULL DEFAULT 0,
        ADD COLUMN next_at timestamptz,
        ADD COLUMN next_stopped boolean NOT NULL DEFAULT false`);
    await runner.query(`CREATE INDEX room_next ON room (next_at) WHERE next_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE room_proposal (
        room_id uuid NOT NULL,
        episode_id uuid NOT NULL,
        title_id uuid NOT NULL,
        season integer NOT NULL,
        number integer NOT NULL,
        proposed_by uuid NOT NULL,
        proposed_at timestamptz NOT NULL,
        votes integer NOT NULL,
        PRIMARY KEY (room_id, episode_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX room_proposal_by ON room_proposal (proposed_by, room_id)`);
    await runner.query(`
      CREATE TABLE room_vote (
        room_id uuid NOT NULL,
        episode_id uuid NOT NULL,
        member_id uuid NOT NULL,
        PRIMARY KEY (room_id, episode_id, member_id)
      )`);
    await runner.query(`CREATE INDEX room_vote_member ON room_vote (member_id, room_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE room_vote, room_proposal`);
    await runner.query(
      `ALTER TABLE room DROP COLUMN queue_seq, DROP COLUMN next_at, DROP COLUMN next_stopped`,
    );
  }
}

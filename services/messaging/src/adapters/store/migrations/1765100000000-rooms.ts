import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Watch-together rooms with their members, heartbeats and chat. */
export class Rooms1765100000000 implements MigrationInterface {
  readonly name = 'Rooms1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE room (
        id uuid PRIMARY KEY,
        title text NOT NULL,
        visibility text NOT NULL,
        phase text NOT NULL,
        host_id uuid,
        title_id uuid NOT NULL,
        season integer NOT NULL,
        number integer NOT NULL,
        episode_id uuid NOT NULL,
        position_ms integer NOT NULL,
        effective_at timestamptz NOT NULL,
        rate double precision NOT NULL,
        playing boolean NOT NULL,
        member_count integer NOT NULL,
        -- Number of the last frame.
        seq integer NOT NULL,
        -- Rises when the host changes or a member is removed: commands and frames of an older one are dropped.
        epoch integer NOT NULL,
        -- Number of the last chat entry.
        chat_seq integer NOT NULL,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL,
        -- Last sign of life of any member, up to 30 s late.
        seen_at timestamptz NOT NULL,
        ended_at timestamptz
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX room_created ON room (created_by, created_at)`);
    await runner.query(
      `CREATE INDEX room_public ON room (seen_at DESC) WHERE visibility = 'public' AND phase <> 'ended'`,
    );
    await runner.query(`CREATE INDEX room_open ON room (seen_at) WHERE phase <> 'ended'`);
    await runner.query(`CREATE INDEX room_ended ON room (ended_at) WHERE phase = 'ended'`);
    await runner.query(`
      CREATE TABLE room_member (
        room_id uuid NOT NULL,
        member_id uuid NOT NULL,
        standing text NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (room_id, member_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX room_member_own ON room_member (member_id, since DESC, room_id DESC)`);
    // Unlogged, because its rows change every few seconds and have no meaning after a crash.
    await runner.query(`
      CREATE UNLOGGED TABLE room_presence (
        room_id uuid NOT NULL,
        member_id uuid NOT NULL,
        seen_at timestamptz NOT NULL,
        activity smallint NOT NULL,
        offset_ms integer NOT NULL,
        round_trip_ms integer NOT NULL,
        PRIMARY KEY (room_id, member_id)
      ) WITH (fillfactor = 50)`);
    await runner.query(`CREATE INDEX room_presence_member ON room_presence (member_id)`);
    await runner.query(`
      CREATE TABLE room_entry (
        room_id uuid NOT NULL,
        seq integer NOT NULL,
        id uuid NOT NULL,
        author_id uuid NOT NULL,
        body text NOT NULL,
        reply_to_seq integer,
        spoiler_title_id uuid,
        spoiler_season integer NOT NULL,
        spoiler_number integer NOT NULL,
        posted_at timestamptz NOT NULL,
        deleted_at timestamptz,
        PRIMARY KEY (room_id, seq)
      )`);
    await runner.query(`CREATE UNIQUE INDEX room_entry_id ON room_entry (id)`);
    await runner.query(`CREATE INDEX room_entry_author ON room_entry (author_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE room_entry, room_presence, room_member, room`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The catalogue's episodes, sources by translator group, positions, and progress by title. */
export class Playback1763700000000 implements MigrationInterface {
  readonly name = 'Playback1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE episode (
        id uuid PRIMARY KEY,
        title_id uuid NOT NULL,
        season integer NOT NULL,
        number integer NOT NULL,
        duration_seconds integer NOT NULL,
        released_at timestamptz,
        age_mark smallint NOT NULL,
        removed boolean NOT NULL
      )`);
    await runner.query(`CREATE INDEX episode_place ON episode (title_id, season, number)`);
    await runner.query(`
      CREATE TABLE episode_sources (
        episode_id uuid PRIMARY KEY,
        segments jsonb NOT NULL DEFAULT '[]',
        source_count integer NOT NULL DEFAULT 0,
        translations text[] NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE source_group (
        hash text PRIMARY KEY,
        -- The order in which groups are shown.
        seq bigint GENERATED ALWAYS AS IDENTITY,
        episode_id uuid NOT NULL REFERENCES episode_sources,
        group_id uuid NOT NULL,
        name text NOT NULL,
        translation text NOT NULL,
        UNIQUE (episode_id, group_id)
      )`);
    await runner.query(`
      CREATE TABLE source (
        hash text PRIMARY KEY,
        group_hash text NOT NULL REFERENCES source_group ON DELETE CASCADE,
        rank integer NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        kind text NOT NULL,
        tiers jsonb NOT NULL,
        locked boolean NOT NULL,
        location text NOT NULL,
        download text NOT NULL,
        UNIQUE (group_hash, rank)
      )`);
    // Free space for updates in place: a player writes its position every few seconds, and no index contains the
    // changed columns.
    await runner.query(`
      CREATE TABLE position (
        id uuid NOT NULL UNIQUE,
        member_id uuid NOT NULL,
        episode_id uuid NOT NULL,
        title_id uuid NOT NULL,
        position_seconds double precision NOT NULL,
        duration_seconds double precision NOT NULL,
        kept boolean NOT NULL,
        watched boolean NOT NULL,
        -- How much of it the progress knows: 0 nothing, 1 kept, 2 watched.
        told smallint NOT NULL DEFAULT 0,
        measured_at timestamptz NOT NULL,
        -- Taken off continue-watching at that time: what was measured up to it does not show.
        removed_at timestamptz,
        PRIMARY KEY (member_id, episode_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(
      `CREATE INDEX position_unfinished ON position (member_id, title_id) WHERE kept AND NOT watched`,
    );
    await runner.query(`
      CREATE TABLE progress (
        id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        title_id uuid NOT NULL,
        furthest_season integer NOT NULL,
        furthest_number integer NOT NULL,
        watched_season integer NOT NULL,
        watched_number integer NOT NULL,
        watched_count integer NOT NULL,
        version integer NOT NULL,
        changed_at timestamptz NOT NULL,
        UNIQUE (member_id, title_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE progress, position, source, source_group, episode_sources, episode`);
  }
}

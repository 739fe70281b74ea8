import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adverts before episodes: placements, their adverts, their counts, and the showings per member. */
export class Adverts1763740000000 implements MigrationInterface {
  readonly name = 'Adverts1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE placement (
        id uuid PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        variant text NOT NULL,
        title_ids uuid[] NOT NULL,
        kinds smallint[] NOT NULL,
        per_day integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE advert (
        id uuid PRIMARY KEY,
        placement_id uuid NOT NULL REFERENCES placement,
        -- Null once withdrawn: its counts stay.
        rank integer,
        link text NOT NULL,
        seconds integer NOT NULL,
        video text NOT NULL,
        image text NOT NULL
      )`);
    await runner.query(`CREATE INDEX advert_placement ON advert (placement_id)`);
    // Several rows per advert, so that many viewers at once do not wait for one row; reads sum them.
    await runner.query(`
      CREATE TABLE advert_count (
        advert_id uuid NOT NULL REFERENCES advert,
        shard smallint NOT NULL,
        impressions bigint NOT NULL DEFAULT 0,
        skips bigint NOT NULL DEFAULT 0,
        clicks bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (advert_id, shard)
      ) WITH (fillfactor = 70)`);
    await runner.query(`
      CREATE TABLE advert_shown (
        member_id uuid NOT NULL,
        advert_id uuid NOT NULL REFERENCES advert,
        times integer NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (member_id, advert_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE advert_shown, advert_count, advert, placement`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Titles with genres and people, their episodes, and the counters. */
export class CatalogueTables1763720000000 implements MigrationInterface {
  readonly name = 'CatalogueTables1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE title (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        slug text NOT NULL UNIQUE,
        name text NOT NULL,
        original_name text NOT NULL,
        description text NOT NULL,
        year integer NOT NULL,
        age_mark text NOT NULL,
        content_marks text[] NOT NULL,
        network text NOT NULL,
        status text NOT NULL,
        rating numeric(3, 1) NOT NULL,
        poster text NOT NULL,
        backdrop text NOT NULL,
        added_at timestamptz NOT NULL,
        episode_count integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        demo boolean NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX title_added ON title (added_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX title_kind_added ON title (kind, added_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX title_popular ON title (rating DESC, id DESC)`);
    await runner.query(`CREATE INDEX title_kind_popular ON title (kind, rating DESC, id DESC)`);
    await runner.query(`CREATE INDEX title_name ON title (name COLLATE "tr-x-icu", id)`);
    await runner.query(`CREATE INDEX title_kind_name ON title (kind, name COLLATE "tr-x-icu", id)`);
    await runner.query(
      `CREATE TABLE genre (id uuid PRIMARY KEY, slug text NOT NULL UNIQUE, name text NOT NULL)`,
    );
    await runner.query(`
      CREATE TABLE title_genre (
        title_id uuid NOT NULL REFERENCES title,
        genre_id uuid NOT NULL REFERENCES genre,
        position integer NOT NULL,
        PRIMARY KEY (title_id, position)
      )`);
    await runner.query(`CREATE INDEX title_genre_genre ON title_genre (genre_id, title_id)`);
    await runner.query(`CREATE TABLE person (id uuid PRIMARY KEY, name text NOT NULL)`);
    await runner.query(`
      CREATE TABLE credit (
        title_id uuid NOT NULL REFERENCES title,
        person_id uuid NOT NULL REFERENCES person,
        role text NOT NULL,
        "character" text NOT NULL,
        position integer NOT NULL,
        PRIMARY KEY (title_id, position)
      )`);
    await runner.query(`CREATE INDEX credit_person ON credit (person_id, title_id)`);
    await runner.query(`
      CREATE TABLE season (
        title_id uuid NOT NULL REFERENCES title,
        number integer NOT NULL,
        episode_count integer NOT NULL,
        PRIMARY KEY (title_id, number)
      )`);
    // The constraint is deferrable and checked at the end of a statement, so that one import can swap the places of two episodes.
    await runner.query(`
      CREATE TABLE episode (
        id uuid PRIMARY KEY,
        title_id uuid NOT NULL REFERENCES title,
        season integer NOT NULL,
        number integer NOT NULL,
        name text NOT NULL,
        description text NOT NULL,
        duration_seconds integer NOT NULL,
        released_at timestamptz NOT NULL,
        image text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        demo boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT episode_place UNIQUE (title_id, season, number) DEFERRABLE
      )`);
    await runner.query(`CREATE INDEX episode_released ON episode (released_at DESC, id DESC)`);
    await runner.query(`
      CREATE TABLE catalogue_count (
        kind text PRIMARY KEY,
        titles integer NOT NULL,
        episodes integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE catalogue_count, episode, season, credit, person, title_genre, genre, title`,
    );
  }
}

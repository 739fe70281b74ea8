import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recountOf } from '../counters.js';

/** Initials, the airing calendar, popularity, trailers, and the counters of these lists. Only additions. */
export class Browsing1763724000000 implements MigrationInterface {
  readonly name = 'Browsing1763724000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE title
        ADD COLUMN initial text NOT NULL GENERATED ALWAYS AS (${initialOf('name')}) STORED,
        ADD COLUMN air_weekday smallint NOT NULL DEFAULT 0,
        ADD COLUMN air_time text NOT NULL DEFAULT '',
        ADD COLUMN popularity integer NOT NULL DEFAULT 0`);
    await runner.query(`CREATE INDEX title_initial ON title (kind, initial, name COLLATE "tr-x-icu", id)`);
    await runner.query(
      `CREATE INDEX title_air ON title (air_weekday, air_time) WHERE status = 'airing' AND air_weekday > 0`,
    );
    await runner.query(`CREATE INDEX title_watched ON title (popularity DESC, rating DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX title_kind_watched ON title (kind, popularity DESC, rating DESC, id DESC)`,
    );
    await runner.query(`DROP INDEX title_popular, title_kind_popular`);
    await runner.query(`CREATE INDEX episode_of_title_released ON episode (title_id, released_at)`);
    await runner.query(`
      CREATE TABLE trailer (
        id uuid PRIMARY KEY,
        title_id uuid NOT NULL REFERENCES title,
        name text NOT NULL,
        asset text NOT NULL,
        embed text NOT NULL,
        position integer NOT NULL,
        UNIQUE (title_id, position)
      )`);
    await runner.query(`
      CREATE TABLE title_count (
        kind text NOT NULL, initial text NOT NULL, titles integer NOT NULL, PRIMARY KEY (kind, initial)
      )`);
    await runner.query(`
      CREATE TABLE airing_count (
        kind text NOT NULL, weekday smallint NOT NULL, titles integer NOT NULL, PRIMARY KEY (kind, weekday)
      )`);
    await runner.query(`
      CREATE TABLE genre_count (
        genre_id uuid NOT NULL, kind text NOT NULL, episodes integer NOT NULL, PRIMARY KEY (genre_id, kind)
      )`);
    const counters = recountOf('catalogue_count', 'title_count', 'airing_count', 'genre_count');
    for (const statement of counters) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE genre_count, airing_count, title_count, trailer`);
    await runner.query(`DROP INDEX episode_of_title_released`);
    await runner.query(
      `ALTER TABLE title DROP COLUMN initial, DROP COLUMN air_weekday, DROP COLUMN air_time, DROP COLUMN popularity`,
    );
    await runner.query(`CREATE INDEX title_popular ON title (rating DESC, id DESC)`);
    await runner.query(`CREATE INDEX title_kind_popular ON title (kind, rating DESC, id DESC)`);
  }
}

/**
 * The initial of a name: I and İ are different, a circumflex is ignored, and case does not matter. All digits share
 * one initial, and all other characters another.
 */
const initialOf = (column: string): string => {
  const letter = `upper(translate(left(normalize(${column}, NFC), 1), 'ÂâÎîÛû', 'AaİiUu') COLLATE "tr-x-icu")`;
  return `CASE
    WHEN position(${letter} IN 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWX') > 0 THEN ${letter}
    WHEN position(${letter} IN '0123456789') > 0 THEN '0-9'
    ELSE '#' END`;
};

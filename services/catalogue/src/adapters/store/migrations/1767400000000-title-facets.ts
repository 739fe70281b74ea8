import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The genres of a title in its row, and one index of everything that lists are filtered by. Only additions. */
export class TitleFacets1767400000000 implements MigrationInterface {
  readonly name = 'TitleFacets1767400000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE title ADD COLUMN IF NOT EXISTS genre_ids uuid[] NOT NULL DEFAULT '{}'`);
    // The cost makes PostgreSQL use the index, whose bitmaps name the titles exactly, and not compute the facets of many rows.
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_title_facets(
        genre_ids uuid[], kind text, status text, age_mark text, year integer, initial text, network_slug text
      ) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN genre_ids::text[] || ARRAY[
          kind, status, 'age-' || age_mark, year::text, 'letter-' || initial, 'network-' || network_slug];
      END $$`);
    await besideWrites(
      runner,
      indexBesideWrites('title_facets', `title USING gin (seyir_title_facets(${FACETS}))`),
    );
    // The previous release does not write the column. The second task finds the titles that it writes during the upgrade.
    await runner.query(
      `INSERT INTO task (id, kind, dedupe, input, due, created_at)
       VALUES (gen_random_uuid(), 'fill-genres', 'first', '{}', now(), now()),
              (gen_random_uuid(), 'fill-genres', 'second', '{}', now() + interval '30 minutes', now())
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM task WHERE kind = 'fill-genres'`);
    await runner.query(`DROP INDEX IF EXISTS title_facets`);
    await runner.query(`DROP FUNCTION seyir_title_facets`);
    await runner.query(`ALTER TABLE title DROP COLUMN genre_ids`);
  }
}

const FACETS = 'genre_ids, kind, status, age_mark, year, initial, network_slug';

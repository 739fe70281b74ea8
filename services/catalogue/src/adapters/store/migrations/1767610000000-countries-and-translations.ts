import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the filters by country and translation: adds the country of a title and the translations of its episodes, and replaces the
 * index of filters by one that includes both.
 */
export class CountriesAndTranslations1767610000000 implements MigrationInterface {
  readonly name = 'CountriesAndTranslations1767610000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE title ADD COLUMN IF NOT EXISTS country text NOT NULL DEFAULT '',
         ADD COLUMN IF NOT EXISTS translations text[] NOT NULL DEFAULT '{}'`,
    );
    await runner.query(
      `ALTER TABLE playable_episode ADD COLUMN IF NOT EXISTS translations text[] NOT NULL DEFAULT '{}'`,
    );
    await runner.query(
      `CREATE TABLE IF NOT EXISTS translation_due (
         seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title_id uuid NOT NULL)`,
    );
    // The table starts empty, because no title has a country yet.
    await runner.query(
      `CREATE TABLE IF NOT EXISTS country_count (
         country text NOT NULL, kind text NOT NULL, titles integer NOT NULL, PRIMARY KEY (country, kind))`,
    );
    // The cost makes PostgreSQL use the index, as in the function without countries.
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_title_facets(
        genre_ids uuid[], kind text, status text, age_mark text, year integer, initial text, network_slug text,
        country text, translations text[]
      ) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN genre_ids::text[] || translations || ARRAY[
          kind, status, 'age-' || age_mark, year::text, 'letter-' || initial, 'network-' || network_slug,
          'country-' || country];
      END $$`);
    await besideWrites(runner, [
      ...indexBesideWrites('title_choices', `title USING gin (seyir_title_facets(${FACETS}, ${ADDED}))`),
      ...indexBesideWrites('title_country', `title (country) WHERE country <> ''`),
      'DROP INDEX CONCURRENTLY IF EXISTS title_facets',
    ]);
    await runner.query(
      `DROP FUNCTION IF EXISTS seyir_title_facets(uuid[], text, text, text, integer, text, text)`,
    );
    // Reads the sources of all episodes from playback again, because their rows have no translations yet.
    await runner.query(
      `UPDATE projection SET epoch = epoch + 1, stage = 'read', cursor = '', built_at = NULL
       WHERE topic = 'playback.source.v1'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_title_facets(
        genre_ids uuid[], kind text, status text, age_mark text, year integer, initial text, network_slug text
      ) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN genre_ids::text[] || ARRAY[
          kind, status, 'age-' || age_mark, year::text, 'letter-' || initial, 'network-' || network_slug];
      END $$`);
    await runner.query(`CREATE INDEX title_facets ON title USING gin (seyir_title_facets(${FACETS}))`);
    await runner.query(`DROP INDEX title_choices, title_country`);
    await runner.query(
      `DROP FUNCTION seyir_title_facets(uuid[], text, text, text, integer, text, text, text, text[])`,
    );
    await runner.query(`DROP TABLE country_count, translation_due`);
    await runner.query(`ALTER TABLE playable_episode DROP COLUMN translations`);
    await runner.query(`ALTER TABLE title DROP COLUMN country, DROP COLUMN translations`);
  }
}

const FACETS = 'genre_ids, kind, status, age_mark, year, initial, network_slug';
const ADDED = 'country, translations';

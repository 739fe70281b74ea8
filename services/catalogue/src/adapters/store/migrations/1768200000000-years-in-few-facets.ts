import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decades and centuries of titles in the index of filters, which replaces the one with years alone. */
export class YearsInFewFacets1768200000000 implements MigrationInterface {
  readonly name = 'YearsInFewFacets1768200000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The cost makes PostgreSQL use the index, as in the function without decades.
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_title_choices(
        genre_ids uuid[], kind text, status text, age_mark text, year integer, initial text, network_slug text,
        country text, translations text[]
      ) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN genre_ids::text[] || translations || ARRAY[
          kind, status, 'age-' || age_mark, year::text, 'decade-' || year / 10, 'century-' || year / 100,
          'letter-' || initial, 'network-' || network_slug, 'country-' || country];
      END $$`);
    // The function of the dropped index stays for the statements of the previous release.
    await besideWrites(runner, [
      ...indexBesideWrites('title_chosen', `title USING gin (seyir_title_choices(${FACETS}))`),
      'DROP INDEX CONCURRENTLY IF EXISTS title_choices',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX title_choices ON title USING gin (seyir_title_facets(${FACETS}))`);
    await runner.query(`DROP INDEX title_chosen`);
    await runner.query(`DROP FUNCTION seyir_title_choices`);
  }
}

const FACETS = 'genre_ids, kind, status, age_mark, year, initial, network_slug, country, translations';

import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search by keys of names and parts of them. Only additions. The keys are stored, because folding is the most
 * expensive part of a search.
 */
export class TitleSearch1763722000000 implements MigrationInterface {
  readonly name = 'TitleSearch1763722000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(foldSql);
    for (const [table, column] of names) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN ${column}_key text GENERATED ALWAYS AS (seyir_fold(${column})) STORED`,
      );
      await runner.query(
        `CREATE INDEX ${table}_${column}_key ON ${table} USING gin (${column}_key gin_trgm_ops)`,
      );
    }
    // The similarity threshold is set on a function, because a session may be shared by a pooler.
    await runner.query(`
      CREATE FUNCTION seyir_resembling(asked text, most integer)
        RETURNS TABLE (title_id uuid, key text)
        LANGUAGE sql STABLE STRICT
        SET pg_trgm.word_similarity_threshold = 0.3
      BEGIN ATOMIC
        SELECT near.title_id, near.key FROM (
          SELECT id AS title_id, name_key AS key, 0 AS place FROM title WHERE name_key %> asked
          UNION ALL
          SELECT id, original_name_key, 0 FROM title WHERE original_name_key %> asked
          UNION ALL
          SELECT credit.title_id, name_key, 1
          FROM person JOIN credit ON person_id = person.id WHERE name_key %> asked
        ) near
        ORDER BY place, word_similarity(asked, near.key) DESC, near.key, near.title_id
        LIMIT most;
      END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION seyir_resembling(text, integer)`);
    for (const [table, column] of names) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}_key`);
  }
}

const names = [
  ['title', 'name'],
  ['title', 'original_name'],
  ['person', 'name'],
] as const;

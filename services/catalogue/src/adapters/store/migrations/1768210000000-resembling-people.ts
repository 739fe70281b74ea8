import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of similar people whose titles are read: a common name resembles thousands. */
const PEOPLE = 50;
/** The same limit as in a search without a typo. */
const OF_PERSON = 24;

/** The search for mistyped names compares each name once, and reads the titles of the most similar people only. */
export class ResemblingPeople1768210000000 implements MigrationInterface {
  readonly name = 'ResemblingPeople1768210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_resembling(asked text, most integer)
        RETURNS TABLE (title_id uuid, key text)
        LANGUAGE sql STABLE STRICT
        SET pg_trgm.word_similarity_threshold = 0.3
      BEGIN ATOMIC
        SELECT near.title_id, near.key FROM (
          SELECT id AS title_id, name_key AS key, 0 AS place, word_similarity(asked, name_key) AS alike
          FROM title WHERE name_key %> asked
          UNION ALL
          SELECT id, original_name_key, 0, word_similarity(asked, original_name_key)
          FROM title WHERE original_name_key %> asked
          UNION ALL
          SELECT credited.title_id, people.name_key, 1, people.alike
          FROM (
            SELECT id, name_key, word_similarity(asked, name_key) AS alike FROM person WHERE name_key %> asked
            ORDER BY alike DESC, name_key, id LIMIT ${PEOPLE}
          ) people CROSS JOIN LATERAL (
            SELECT credit.title_id FROM credit WHERE person_id = people.id ORDER BY credit.title_id LIMIT ${OF_PERSON}
          ) credited
        ) near
        ORDER BY near.place, near.alike DESC, near.key, near.title_id
        LIMIT most;
      END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_resembling(asked text, most integer)
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
}

import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Similar titles as rows that a task computes, the queue of titles to compute, and an index for the popular titles of
 * a genre. Only additions.
 */
export class SimilarTitles1764000400000 implements MigrationInterface {
  readonly name = 'SimilarTitles1764000400000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS similar_title (
        title_id uuid NOT NULL, rank smallint NOT NULL, other_id uuid NOT NULL, PRIMARY KEY (title_id, rank)
      )`);
    await runner.query(`CREATE INDEX IF NOT EXISTS similar_title_other ON similar_title (other_id)`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS similar_due (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title_id uuid NOT NULL, spread boolean NOT NULL
      )`);
    await runner.query(`CREATE INDEX IF NOT EXISTS similar_due_title ON similar_due (title_id)`);
    await runner.query(
      `ALTER TABLE title_genre ADD COLUMN IF NOT EXISTS popularity integer NOT NULL DEFAULT 0`,
    );
    await besideWrites(
      runner,
      indexBesideWrites('title_genre_popular', 'title_genre (genre_id, popularity DESC, title_id)'),
    );
    // The previous release does not compute similar titles. The second task finds the titles that it writes during the upgrade.
    await runner.query(
      `INSERT INTO task (id, kind, dedupe, input, due, created_at)
       VALUES (gen_random_uuid(), 'rebuild-similar', 'first', '{}', now(), now()),
              (gen_random_uuid(), 'rebuild-similar', 'second', '{}', now() + interval '30 minutes', now())
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM task WHERE kind IN ('rebuild-similar', 'refresh-similar')`);
    await runner.query(`DROP INDEX IF EXISTS title_genre_popular`);
    await runner.query(`ALTER TABLE title_genre DROP COLUMN popularity`);
    await runner.query(`DROP TABLE similar_due, similar_title`);
  }
}

import { besideWrites, foldSql, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search in the opening texts of topics and in the posts of all topics. A trigger sets the search keys of opening texts, because a
 * generated column would rewrite the table under a lock. The index of the texts of posts begins with the topic, but serves any topic.
 */
export class ForumSearch1768300100000 implements MigrationInterface {
  readonly name = 'ForumSearch1768300100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    await runner.query(`ALTER TABLE topic ADD COLUMN IF NOT EXISTS body_key text`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION set_topic_key() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.body_key := CASE WHEN NEW.deleted_at IS NULL THEN seyir_fold(NEW.body) END;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER topic_key BEFORE INSERT OR UPDATE OF body, deleted_at ON topic
      FOR EACH ROW EXECUTE FUNCTION set_topic_key()`);
    await besideWrites(runner, [
      `UPDATE topic SET body_key = seyir_fold(body) WHERE deleted_at IS NULL AND body_key IS NULL`,
      ...indexBesideWrites(
        'topic_body_key',
        `topic USING gin (body_key gin_trgm_ops) WHERE deleted_at IS NULL`,
      ),
      ...indexBesideWrites(
        'comment_post_time',
        `comment (posted_at DESC, id DESC) WHERE body_key IS NOT NULL`,
      ),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX comment_post_time`);
    await runner.query(`DROP TRIGGER topic_key ON topic`);
    await runner.query(`DROP FUNCTION set_topic_key`);
    await runner.query(`ALTER TABLE topic DROP COLUMN body_key`);
  }
}

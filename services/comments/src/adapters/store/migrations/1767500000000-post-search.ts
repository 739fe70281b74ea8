import { besideWrites, foldSql, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search in the posts of a topic, and its followers. A generated column would rewrite the table under a lock, so a trigger sets the
 * search keys of posts. The index begins with the topic: a word that is frequent elsewhere costs a topic nothing.
 */
export class PostSearch1767500000000 implements MigrationInterface {
  readonly name = 'PostSearch1767500000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`CREATE EXTENSION IF NOT EXISTS btree_gin`);
    await runner.query(foldSql);
    await runner.query(`ALTER TABLE comment ADD COLUMN IF NOT EXISTS body_key text`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION set_post_key() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.body_key := CASE WHEN NEW.deleted_at IS NULL THEN seyir_fold(NEW.body) END;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER post_key BEFORE INSERT OR UPDATE OF body, deleted_at ON comment
      FOR EACH ROW WHEN (NEW.number IS NOT NULL) EXECUTE FUNCTION set_post_key()`);
    await besideWrites(runner, [
      // No release had posts, so only trial installations have rows here.
      `UPDATE comment SET body_key = seyir_fold(body) WHERE number IS NOT NULL AND deleted_at IS NULL AND body_key IS NULL`,
      ...indexBesideWrites(
        'comment_post_key',
        `comment USING gin (target_id, body_key gin_trgm_ops) WHERE body_key IS NOT NULL`,
      ),
      ...indexBesideWrites(
        'topic_reader_follower',
        `topic_reader (topic_id, member_id) WHERE followed_at IS NOT NULL`,
      ),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX topic_reader_follower`);
    await runner.query(`DROP TRIGGER post_key ON comment`);
    await runner.query(`DROP FUNCTION set_post_key`);
    await runner.query(`ALTER TABLE comment DROP COLUMN body_key`);
  }
}

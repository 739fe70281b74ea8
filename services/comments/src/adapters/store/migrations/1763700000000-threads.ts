import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments and replies in one table, and the counters of each thread. */
export class Threads1763700000000 implements MigrationInterface {
  readonly name = 'Threads1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE comment (
        id uuid PRIMARY KEY,
        target_kind smallint NOT NULL,
        target_id uuid NOT NULL,
        root_id uuid REFERENCES comment,
        reply_to_id uuid REFERENCES comment,
        reply_to_author_id uuid,
        author_id uuid NOT NULL,
        body text NOT NULL,
        scope_title_id uuid,
        scope_season integer,
        scope_number integer,
        posted_at timestamptz NOT NULL,
        edited_at timestamptz,
        deleted_at timestamptz,
        silent boolean NOT NULL,
        demo boolean NOT NULL,
        reply_count integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL,
        CHECK (num_nulls(root_id, reply_to_id, reply_to_author_id) IN (0, 3)),
        CHECK (num_nulls(scope_title_id, scope_season, scope_number) IN (0, 3))
      )`);
    await runner.query(`
      CREATE INDEX comment_thread ON comment (target_kind, target_id, posted_at DESC, id DESC)
      WHERE root_id IS NULL`);
    await runner.query(`
      CREATE INDEX comment_replies ON comment (root_id, posted_at, id) WHERE root_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE thread (
        target_kind smallint NOT NULL,
        target_id uuid NOT NULL,
        comments integer NOT NULL,
        PRIMARY KEY (target_kind, target_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE thread, comment`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Topics of the forum, and up to where members have read them. A post is a comment with a number and without a root; a post that
 * quotes another one stores it as the answered comment.
 */
export class Forum1765200000000 implements MigrationInterface {
  readonly name = 'Forum1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE topic (
        id uuid PRIMARY KEY,
        category smallint NOT NULL,
        title text NOT NULL,
        body text NOT NULL,
        author_id uuid NOT NULL,
        title_id uuid,
        scope_title_id uuid,
        scope_season integer,
        scope_number integer,
        posted_at timestamptz NOT NULL,
        edited_at timestamptz,
        deleted_at timestamptz,
        active_at timestamptz NOT NULL,
        last_number integer NOT NULL DEFAULT 0,
        pinned boolean NOT NULL DEFAULT false,
        locked boolean NOT NULL DEFAULT false,
        moved_from smallint,
        moved_at timestamptz,
        silent boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL,
        CHECK (num_nulls(scope_title_id, scope_season, scope_number) IN (0, 3)),
        CHECK (num_nulls(moved_from, moved_at) IN (0, 2))
      )`);
    for (const [name, definition] of indexes)
      await runner.query(`CREATE INDEX topic_${name} ON topic (${definition}`);
    await runner.query(`
      CREATE TABLE topic_reader (
        member_id uuid NOT NULL,
        topic_id uuid NOT NULL,
        followed_at timestamptz,
        read_number integer,
        PRIMARY KEY (member_id, topic_id)
      )`);
    await runner.query(`CREATE INDEX topic_reader_topic ON topic_reader (topic_id, member_id)`);
    await runner.query(`
      CREATE INDEX topic_reader_followed ON topic_reader (member_id, followed_at DESC) WHERE followed_at IS NOT NULL`);
    await runner.query(`ALTER TABLE comment ADD COLUMN number integer`);
    await runner.query(`ALTER TABLE comment DROP CONSTRAINT comment_check`);
    await runner.query(`
      ALTER TABLE comment ADD CONSTRAINT comment_answers_whom CHECK (
        num_nulls(reply_to_id, reply_to_author_id) IN (0, 2) AND (root_id IS NULL OR reply_to_id IS NOT NULL)
        AND (root_id IS NOT NULL OR reply_to_id IS NULL OR number IS NOT NULL)) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM comment WHERE number IS NOT NULL`);
    await runner.query(`ALTER TABLE comment DROP CONSTRAINT comment_answers_whom`);
    await runner.query(`
      ALTER TABLE comment ADD CONSTRAINT comment_check
        CHECK (num_nulls(root_id, reply_to_id, reply_to_author_id) IN (0, 3)) NOT VALID`);
    await runner.query(`ALTER TABLE comment DROP COLUMN number`);
    await runner.query(`DROP TABLE topic_reader, topic`);
  }
}

const STANDS = 'WHERE deleted_at IS NULL';
const indexes = [
  ['active', `active_at DESC, id DESC) ${STANDS}`],
  ['category_active', `category, pinned DESC, active_at DESC, id DESC) ${STANDS}`],
  ['title_active', `title_id, active_at DESC, id DESC) ${STANDS} AND title_id IS NOT NULL`],
  ['new', `posted_at DESC, id DESC) ${STANDS}`],
  ['category_new', `category, posted_at DESC, id DESC) ${STANDS}`],
  ['unanswered', `posted_at DESC, id DESC) ${STANDS} AND last_number = 0`],
  ['category_unanswered', `category, posted_at DESC, id DESC) ${STANDS} AND last_number = 0`],
  ['moved', `moved_from, moved_at DESC) ${STANDS} AND moved_from IS NOT NULL`],
  ['author', `author_id, id)`],
] as const;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Badges, the counts for them, and the task that counts earlier actions of members. */
export class Badges1765400100000 implements MigrationInterface {
  readonly name = 'Badges1765400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE badge_grant (
        member_id uuid NOT NULL,
        -- The contract's number.
        badge smallint NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (member_id, badge)
      )`);
    await runner.query(`
      CREATE TABLE badge_due (
        member_id uuid NOT NULL,
        fact text NOT NULL,
        silent boolean NOT NULL,
        PRIMARY KEY (member_id, fact)
      )`);
    await runner.query(`
      CREATE TABLE watched_title (
        progress_id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        title_id uuid NOT NULL,
        episodes integer NOT NULL
      )`);
    await runner.query(`CREATE INDEX watched_title_member ON watched_title (member_id)`);
    // For the suggestions of members to follow.
    await runner.query(`CREATE INDEX watched_title_title ON watched_title (title_id, member_id)`);
    await runner.query(`CREATE TABLE written_comment (comment_id uuid PRIMARY KEY, member_id uuid NOT NULL)`);
    await runner.query(`CREATE INDEX written_comment_member ON written_comment (member_id)`);
    await runner.query(
      `INSERT INTO task (id, kind, dedupe, input, due, created_at)
       VALUES ('5b0f2f7a-9b8c-4c1e-a3f3-0a4b6a1d7c43', 'backfill-badges', 'all', '{}', now(), now())
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM task WHERE kind = 'backfill-badges'`);
    await runner.query(`DROP TABLE written_comment, watched_title, badge_due, badge_grant`);
  }
}

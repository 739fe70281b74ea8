import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts of the feed, with polls and claps. */
export class Posts1764400100000 implements MigrationInterface {
  readonly name = 'Posts1764400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post (
        -- Rises with time: the order of every feed.
        id uuid PRIMARY KEY,
        author_id uuid NOT NULL,
        body text NOT NULL,
        scope_title_id uuid,
        scope_season integer,
        scope_number integer,
        card_kind text,
        card_id uuid,
        mentioned_ids uuid[] NOT NULL,
        posted_at timestamptz NOT NULL,
        edited_at timestamptz,
        deleted_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX post_author ON post (author_id, id DESC) WHERE deleted_at IS NULL`);
    await runner.query(`CREATE INDEX post_feed ON post (id DESC) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE TABLE poll (
        post_id uuid PRIMARY KEY,
        question text NOT NULL,
        answers text[] NOT NULL,
        ends_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE poll_vote (
        post_id uuid NOT NULL,
        member_id uuid NOT NULL,
        answer smallint NOT NULL,
        voted_at timestamptz NOT NULL,
        PRIMARY KEY (post_id, member_id)
      )`);
    await runner.query(`CREATE INDEX poll_vote_member ON poll_vote (member_id, post_id)`);
    await runner.query(`
      CREATE TABLE clap (
        post_id uuid NOT NULL,
        member_id uuid NOT NULL,
        count smallint NOT NULL,
        -- Before the last change, which says by how much the counter moves.
        previous smallint NOT NULL DEFAULT 0,
        PRIMARY KEY (post_id, member_id)
      )`);
    await runner.query(`CREATE INDEX clap_member ON clap (member_id, post_id)`);
    for (const name of ['poll', 'clap'])
      for (const statement of tallyTables(name)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE clap_tally_delta, clap_tally, poll_tally_delta, poll_tally, clap, poll_vote, poll, post`,
    );
  }
}

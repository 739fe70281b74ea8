import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stories under titles, with votes. */
export class Stories1764700100000 implements MigrationInterface {
  readonly name = 'Stories1764700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE story (
        id uuid PRIMARY KEY,
        title_id uuid NOT NULL,
        author_id uuid NOT NULL,
        body text NOT NULL,
        -- Folded; the list under a title is sorted by it.
        score integer NOT NULL DEFAULT 0,
        posted_at timestamptz NOT NULL,
        edited_at timestamptz,
        deleted_at timestamptz
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX story_one ON story (title_id, author_id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX story_list ON story (title_id, score DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX story_author ON story (author_id) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE TABLE story_vote (
        story_id uuid NOT NULL,
        member_id uuid NOT NULL,
        -- 0: taken back.
        vote smallint NOT NULL,
        -- Before the last change, which says by how much the counters move.
        previous smallint NOT NULL DEFAULT 0,
        PRIMARY KEY (story_id, member_id)
      )`);
    await runner.query(`CREATE INDEX story_vote_member ON story_vote (member_id, story_id)`);
    for (const statement of tallyTables('story')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE story_tally_delta, story_tally, story_vote, story`);
  }
}

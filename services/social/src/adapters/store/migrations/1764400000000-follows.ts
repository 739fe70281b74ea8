import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follows with counters, and blocks and audiences from the events of accounts. */
export class Follows1764400000000 implements MigrationInterface {
  readonly name = 'Follows1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE follow (
        follower_id uuid NOT NULL,
        followed_id uuid NOT NULL,
        -- False: a private profile has not answered yet.
        accepted boolean NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (follower_id, followed_id)
      )`);
    await runner.query(
      `CREATE INDEX follow_followed ON follow (follower_id, since DESC, followed_id DESC) WHERE accepted`,
    );
    await runner.query(
      `CREATE INDEX follow_followers ON follow (followed_id, accepted, since DESC, follower_id DESC)`,
    );
    for (const statement of tallyTables('follow')) await runner.query(statement);
    await runner.query(`
      CREATE TABLE block (
        block_id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        other_id uuid NOT NULL,
        blocked boolean NOT NULL,
        muted boolean NOT NULL,
        muted_until timestamptz
      )`);
    await runner.query(`CREATE INDEX block_member ON block (member_id, other_id)`);
    await runner.query(`CREATE INDEX block_other ON block (other_id, member_id)`);
    // Only members whose profile is not visible to everyone.
    await runner.query(`CREATE TABLE audience (member_id uuid PRIMARY KEY, audience text NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audience, block, follow_tally_delta, follow_tally, follow`);
  }
}

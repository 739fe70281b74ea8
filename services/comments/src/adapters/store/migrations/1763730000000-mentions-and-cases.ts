import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mentioned members of a text, and the reports of members: many reports, one open case per target. */
export class MentionsAndCases1763730000000 implements MigrationInterface {
  readonly name = 'MentionsAndCases1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE comment ADD COLUMN mentioned_ids uuid[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      CREATE TABLE moderation_case (
        id uuid PRIMARY KEY,
        target_type text NOT NULL,
        target_id text NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
        report_count integer NOT NULL DEFAULT 0,
        opened_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX moderation_case_open ON moderation_case (target_type, target_id) WHERE state = 'open'`);
    await runner.query(`
      CREATE TABLE report (
        case_id uuid NOT NULL REFERENCES moderation_case,
        member_id uuid NOT NULL,
        problem text NOT NULL,
        description text NOT NULL,
        reported_at timestamptz NOT NULL,
        PRIMARY KEY (case_id, member_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE report, moderation_case`);
    await runner.query(`ALTER TABLE comment DROP COLUMN mentioned_ids`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The version of a topic's texts, which an edit names, and the members that its opening text mentions. Only additions. Pins, locks and
 * moves raise the version of events, but do not make an open form outdated.
 */
export class TopicEdits1768300000000 implements MigrationInterface {
  readonly name = 'TopicEdits1768300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE topic ADD COLUMN IF NOT EXISTS text_version integer NOT NULL DEFAULT 1,
        ADD COLUMN IF NOT EXISTS mentioned_ids uuid[] NOT NULL DEFAULT '{}'`);
    // Empty at first: no topic of an earlier release has mentions.
    await runner.query(
      `CREATE INDEX IF NOT EXISTS topic_mentioned ON topic USING gin (mentioned_ids) WHERE mentioned_ids <> '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE topic DROP COLUMN text_version, DROP COLUMN mentioned_ids`);
  }
}

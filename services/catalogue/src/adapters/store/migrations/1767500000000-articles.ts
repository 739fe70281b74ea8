import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Articles of the editors, and frequent questions. Only an addition. */
export class Articles1767500000000 implements MigrationInterface {
  readonly name = 'Articles1767500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE article (
        id uuid PRIMARY KEY,
        slug text NOT NULL UNIQUE,
        title text NOT NULL,
        summary text NOT NULL,
        body text NOT NULL,
        picture text NOT NULL,
        author text NOT NULL,
        published_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        demo boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`CREATE INDEX article_newest ON article (published_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX article_demo ON article (id) WHERE demo`);
    await runner.query(`
      CREATE TABLE faq_entry (
        id uuid PRIMARY KEY,
        question text NOT NULL,
        answer text NOT NULL,
        position integer NOT NULL,
        changed_at timestamptz NOT NULL,
        demo boolean NOT NULL DEFAULT false
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE faq_entry, article`);
  }
}

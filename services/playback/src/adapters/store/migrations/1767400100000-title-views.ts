import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of titles by day, and their sums over a week. Only additions. */
export class TitleViews1767400100000 implements MigrationInterface {
  readonly name = 'TitleViews1767400100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tallyTables('title_views')) await runner.query(statement);
    await runner.query(
      `CREATE TABLE title_week (title_id uuid PRIMARY KEY, views integer NOT NULL, counted_on date NOT NULL)`,
    );
    await runner.query(`ALTER TABLE progress ADD COLUMN viewed_on text`);
    await runner.query(`CREATE INDEX title_week_most ON title_week (views DESC, title_id)`);
    await runner.query(`CREATE INDEX title_week_old ON title_week (counted_on, title_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE title_week, title_views_tally, title_views_tally_delta`);
    await runner.query(`ALTER TABLE progress DROP COLUMN viewed_on`);
  }
}

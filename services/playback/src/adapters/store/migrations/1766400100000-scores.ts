import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's score of a title in the library entry, and the counts of scores by title. Only additions. */
export class Scores1766400100000 implements MigrationInterface {
  readonly name = 'Scores1766400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE library_entry ADD COLUMN IF NOT EXISTS score smallint`);
    for (const statement of tallyTables('title_score')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE title_score_tally, title_score_tally_delta`);
    await runner.query(`ALTER TABLE library_entry DROP COLUMN score`);
  }
}

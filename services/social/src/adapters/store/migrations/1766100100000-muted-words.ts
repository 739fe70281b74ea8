import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words that members mute, as one pattern for the search keys of posts. */
export class MutedWords1766100100000 implements MigrationInterface {
  readonly name = 'MutedWords1766100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    await runner.query(`CREATE TABLE muted_words (member_id uuid PRIMARY KEY, pattern text NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE muted_words`);
    await runner.query(`DROP FUNCTION seyir_fold(text)`);
  }
}

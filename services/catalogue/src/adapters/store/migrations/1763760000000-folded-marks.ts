import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys without diacritics of all Latin letters: 'shogun' finds 'Shōgun'. Stored keys are recomputed. */
export class FoldedMarks1763760000000 implements MigrationInterface {
  readonly name = 'FoldedMarks1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    // PostgreSQL recomputes a generated column when its source column is written.
    await runner.query(
      `UPDATE title SET name = name, original_name = original_name WHERE (name || original_name) ~ '[^ -~]'`,
    );
    await runner.query(`UPDATE person SET name = name WHERE name ~ '[^ -~]'`);
  }

  /** Not reverted: an older process finds all names except those with such diacritics. */
  async down(): Promise<void> {}
}

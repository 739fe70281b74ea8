import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys without the marks of all Latin letters: Shōgun is met by shogun. Kept keys are made anew. */
export class FoldedMarks1763760000000 implements MigrationInterface {
  readonly name = 'FoldedMarks1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    // A generated column is computed again when what it is made from is written.
    await runner.query(
      `UPDATE title SET name = name, original_name = original_name WHERE (name || original_name) ~ '[^ -~]'`,
    );
    await runner.query(`UPDATE person SET name = name WHERE name ~ '[^ -~]'`);
  }

  /** Stays: an older process finds all but the names with such marks. */
  async down(): Promise<void> {}
}

import { besideWrites, foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folds the marks of all Latin letters in search keys: lukasz finds Łukasz. The index contains keys, so it is rebuilt. */
export class FoldedMarks1763760000000 implements MigrationInterface {
  readonly name = 'FoldedMarks1763760000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    await besideWrites(runner, [
      // An interrupted attempt may have left an invalid index.
      `DROP INDEX CONCURRENTLY IF EXISTS member_name_prefix_ccnew`,
      `REINDEX INDEX CONCURRENTLY member_name_prefix`,
    ]);
  }

  /** Nothing to undo: an older process finds all names except those with such marks. */
  async down(): Promise<void> {}
}

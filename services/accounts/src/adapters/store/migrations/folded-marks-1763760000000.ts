import { besideWrites, foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys without the marks of all Latin letters: Łukasz is met by lukasz. The index holds keys: it is made anew. */
export class FoldedMarks1763760000000 implements MigrationInterface {
  readonly name = 'FoldedMarks1763760000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    await besideWrites(runner, [
      // What an interrupted try has left.
      `DROP INDEX CONCURRENTLY IF EXISTS member_name_prefix_ccnew`,
      `REINDEX INDEX CONCURRENTLY member_name_prefix`,
    ]);
  }

  /** Stays: an older process finds all but the names with such marks. */
  async down(): Promise<void> {}
}

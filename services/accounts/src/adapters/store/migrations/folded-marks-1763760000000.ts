import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys without the marks of all Latin letters: Łukasz is met by lukasz. The index holds keys: it is made anew. */
export class FoldedMarks1763760000000 implements MigrationInterface {
  readonly name = 'FoldedMarks1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    await runner.query(`REINDEX INDEX member_name_prefix`);
  }

  /** Stays: an older process finds all but the names with such marks. */
  async down(): Promise<void> {}
}

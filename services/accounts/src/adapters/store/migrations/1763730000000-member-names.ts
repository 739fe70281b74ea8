import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds members by the beginning of their names, bytewise: the keys are already folded. */
export class MemberNames1763730000000 implements MigrationInterface {
  readonly name = 'MemberNames1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldSql);
    await runner.query(`CREATE INDEX member_username_prefix ON member (username_key COLLATE "C")`);
    await runner.query(`CREATE INDEX member_name_prefix ON member (seyir_fold(name) COLLATE "C", id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX member_name_prefix, member_username_prefix`);
    await runner.query(`DROP FUNCTION seyir_fold(text)`);
  }
}

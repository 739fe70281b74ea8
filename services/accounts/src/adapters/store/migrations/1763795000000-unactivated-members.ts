import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds members without activation, who move to a table of their own. Housekeeping searches for them each hour. */
export class UnactivatedMembers1763795000000 implements MigrationInterface {
  readonly name = 'UnactivatedMembers1763795000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexBesideWrites('member_unactivated', 'member (id) WHERE activated_at IS NULL'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX member_unactivated`);
  }
}

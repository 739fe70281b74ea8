import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks of erased members, in every service. After the mark, the service accepts no data of the member. */
export class GoneMembers1764000180000 implements MigrationInterface {
  readonly name = 'GoneMembers1764000180000';

  async up(runner: QueryRunner): Promise<void> {
    // Comments already had this table.
    await runner.query(
      `CREATE TABLE IF NOT EXISTS gone_member (member_id uuid PRIMARY KEY, gone_at timestamptz NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE IF EXISTS gone_member`);
  }
}

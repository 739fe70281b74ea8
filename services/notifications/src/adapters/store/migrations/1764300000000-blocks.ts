import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blocks and mutes from the events of accounts. */
export class Blocks1764300000000 implements MigrationInterface {
  readonly name = 'Blocks1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE block (
        block_id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        other_id uuid NOT NULL,
        blocked boolean NOT NULL,
        muted boolean NOT NULL,
        muted_until timestamptz
      )`);
    await runner.query(`CREATE INDEX block_member ON block (member_id, other_id)`);
    await runner.query(`CREATE INDEX block_other ON block (other_id, member_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE block`);
  }
}

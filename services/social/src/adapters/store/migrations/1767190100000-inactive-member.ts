import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Banned members, from the events of accounts: their groups go to other owners. */
export class InactiveMember1767190100000 implements MigrationInterface {
  readonly name = 'InactiveMember1767190100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE inactive_member (member_id uuid PRIMARY KEY)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE inactive_member`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erased members are marked in the same table as in every other service. */
export class MarksOfGoneMembers1764000600000 implements MigrationInterface {
  readonly name = 'MarksOfGoneMembers1764000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO gone_member (member_id, gone_at) SELECT member_id, now() FROM activity WHERE gone
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(): Promise<void> {}
}

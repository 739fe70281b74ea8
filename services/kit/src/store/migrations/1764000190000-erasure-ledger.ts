import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a service last used this database, and when it was last compared with the ledger of erased members. A new database has no
 * times, since it has no members. A database of a previous version gets an old time, because it may be a backup.
 */
export class ErasureLedger1764000190000 implements MigrationInterface {
  readonly name = 'ErasureLedger1764000190000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE ledger_state (
         one boolean PRIMARY KEY DEFAULT true CHECK (one), alive_at timestamptz, compared_at timestamptz)`,
    );
    await runner.query(
      `INSERT INTO ledger_state (alive_at) SELECT CASE WHEN
         EXISTS (SELECT 1 FROM applied_version) OR EXISTS (SELECT 1 FROM outbox) OR EXISTS (SELECT 1 FROM idempotency)
       THEN 'epoch'::timestamptz END`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ledger_state`);
  }
}

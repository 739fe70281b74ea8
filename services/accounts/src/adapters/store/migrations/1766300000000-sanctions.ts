import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Silences and bans with a term and a reason. Only additions. */
export class Sanctions1766300000000 implements MigrationInterface {
  readonly name = 'Sanctions1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sanction (
        id uuid PRIMARY KEY,
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('silence', 'ban')),
        violation integer NOT NULL,
        imposed_at timestamptz NOT NULL,
        until timestamptz,
        imposed_by uuid REFERENCES member ON DELETE SET NULL,
        case_id uuid UNIQUE,
        ended_at timestamptz,
        CHECK (until IS NOT NULL OR kind = 'ban')
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX sanction_in_force ON sanction (member_id, kind) WHERE ended_at IS NULL`,
    );
    await runner.query(`CREATE INDEX sanction_newest ON sanction (member_id, imposed_at DESC, id DESC)`);
    // For the erasure of a moderator.
    await runner.query(`CREATE INDEX sanction_by ON sanction (imposed_by) WHERE imposed_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sanction`);
  }
}

import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member may have several silences or bans in force, each with its own end. */
export class OverlappingSanctions1767300200000 implements MigrationInterface {
  readonly name = 'OverlappingSanctions1767300200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...indexBesideWrites('sanction_open', 'sanction (member_id, kind) WHERE ended_at IS NULL'),
      `DROP INDEX CONCURRENTLY IF EXISTS sanction_in_force`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sanction s SET ended_at = now() WHERE ended_at IS NULL AND id <> (
        SELECT o.id FROM sanction o WHERE o.member_id = s.member_id AND o.kind = s.kind AND o.ended_at IS NULL
        ORDER BY o.until DESC NULLS FIRST, o.imposed_at DESC, o.id DESC LIMIT 1)`);
    await runner.query(
      `CREATE UNIQUE INDEX sanction_in_force ON sanction (member_id, kind) WHERE ended_at IS NULL`,
    );
    await runner.query(`DROP INDEX sanction_open`);
  }
}

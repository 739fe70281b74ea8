import type { UnitOfWork } from '@seyir/kit';
import type { TombstoneStore } from '../../app/ports.js';
import { targetKinds, type Target } from '../../domain/target.js';

export class SqlTombstoneStore implements TombstoneStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async markSubjects(ids: readonly string[], now: Date): Promise<Target[]> {
    await this.query(
      `INSERT INTO gone_subject (id, gone_at) SELECT id, $2 FROM unnest($1::uuid[]) id ORDER BY id ON CONFLICT DO NOTHING`,
      [ids, now],
    );
    return this.query<Target>(
      `SELECT target_kind AS kind, target_id AS id FROM thread
       WHERE target_kind = ANY($2::smallint[]) AND target_id = ANY($1::uuid[])`,
      [ids, targetKinds],
    );
  }

  async liftSubjects(ids: readonly string[]): Promise<void> {
    await this.query(`DELETE FROM gone_subject WHERE id = ANY($1::uuid[])`, [ids]);
  }

  async hasSubject(id: string): Promise<boolean> {
    return (await this.query(`SELECT 1 FROM gone_subject WHERE id = $1`, [id])).length > 0;
  }

  async markMember(id: string, now: Date): Promise<void> {
    await this.query(`INSERT INTO gone_member (member_id, gone_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      ...[id, now],
    ]);
  }

  async hasMember(id: string): Promise<boolean> {
    return (await this.query(`SELECT 1 FROM gone_member WHERE member_id = $1`, [id])).length > 0;
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

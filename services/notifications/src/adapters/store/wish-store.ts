import type { UnitOfWork } from '@seyir/kit';
import type { WishStore } from '../../app/ports.js';
import type { NotifyKind } from '../../domain/announcement.js';

export class SqlWishStore implements WishStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(memberId: string, kind: NotifyKind, id: string, now: Date): Promise<true> {
    await this.query(
      `INSERT INTO let_me_know (member_id, kind, target_id, since)
       SELECT $1::uuid, $2::smallint, $3::uuid, $4::timestamptz
       WHERE NOT EXISTS (SELECT 1 FROM activity WHERE member_id = $1::uuid AND gone)
       ON CONFLICT DO NOTHING`,
      [memberId, kind, id, now],
    );
    return true;
  }

  async remove(memberId: string, kind: NotifyKind, id: string): Promise<boolean> {
    const gone = await this.query(
      `WITH gone AS (
         DELETE FROM let_me_know WHERE member_id = $1 AND kind = $2 AND target_id = $3 RETURNING target_id
       ) SELECT target_id FROM gone`,
      [memberId, kind, id],
    );
    return gone.length > 0;
  }

  async among(memberId: string, kind: NotifyKind, ids: readonly string[]): Promise<string[]> {
    const rows = await this.query(
      `SELECT target_id FROM let_me_know WHERE member_id = $1 AND kind = $2 AND target_id = ANY($3::uuid[])`,
      [memberId, kind, ids],
    );
    return rows.map((row) => row.target_id);
  }

  private query(sql: string, parameters: unknown[]): Promise<{ target_id: string }[]> {
    return this.unitOfWork.manager.query<{ target_id: string }[]>(sql, parameters);
  }
}

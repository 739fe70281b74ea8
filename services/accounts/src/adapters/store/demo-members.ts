import type { UnitOfWork } from '@seyir/kit';
import type { DemoMembers } from '../../app/ports.js';

/** Tables whose rows belong to one member; sessions go by themselves, since others know of them. */
const PARTS = ['token', 'password', 'provider_link', 'contact_message'] as const;

export class SqlDemoMembers implements DemoMembers {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async ids(limit?: number): Promise<string[]> {
    const rows = await this.query(`SELECT id FROM member WHERE demo ORDER BY id LIMIT $1`, limit ?? null);
    return rows.map(({ id }) => id);
  }

  async remove(ids: readonly string[]): Promise<string[]> {
    for (const table of PARTS)
      await this.query(`DELETE FROM ${table} WHERE member_id = ANY($1::uuid[])`, ids);
    await this.query(
      `DELETE FROM mail WHERE member_id = ANY($1::uuid[])
         OR email IN (SELECT email FROM member WHERE id = ANY($1::uuid[]))`,
      ids,
    );
    const sessions = await this.query(
      `WITH gone AS (DELETE FROM session WHERE member_id = ANY($1::uuid[]) RETURNING id) SELECT id FROM gone`,
      ids,
    );
    await this.query(`DELETE FROM member WHERE id = ANY($1::uuid[])`, ids);
    return sessions.map(({ id }) => id);
  }

  private query(sql: string, parameter: unknown): Promise<{ id: string }[]> {
    return this.unitOfWork.manager.query<{ id: string }[]>(sql, [parameter]);
  }
}

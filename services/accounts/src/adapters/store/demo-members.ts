import type { UnitOfWork } from '@seyir/kit';
import type { DemoMembers } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

/** Tables whose rows belong to one member; sessions go by themselves, since others know of them. */
const PARTS = ['token', 'password', 'provider_link', 'contact_message'] as const;

export class SqlDemoMembers implements DemoMembers {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async ids(limit?: number): Promise<string[]> {
    const rows = await this.query(`SELECT id FROM member WHERE demo ORDER BY id LIMIT $1`, limit ?? null);
    return rows.map(({ id }) => id);
  }

  async remove(ids: readonly string[]): Promise<{ members: Member[]; sessionIds: string[] }> {
    // What is being written for one of them (the token of a mail, a session) comes before this or finds nobody.
    await this.query(`SELECT id FROM member WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`, ids);
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
    // As it stood at this moment: whoever saved it since it was found has told of a version of their own.
    const rows = await this.query<MemberRow>(
      `WITH gone AS (DELETE FROM member WHERE id = ANY($1::uuid[]) RETURNING *)
       SELECT ${MEMBER_COLUMNS} FROM gone AS member ORDER BY member.id`,
      ids,
    );
    return { members: rows.map(toMember), sessionIds: sessions.map(({ id }) => id) };
  }

  private query<T = { id: string }>(sql: string, parameter: unknown): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, [parameter]);
  }
}

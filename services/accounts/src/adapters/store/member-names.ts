import type { UnitOfWork } from '@seyir/kit';
import type { MemberNames } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

/** Who has joined and may be met. */
const PRESENT = 'activated_at IS NOT NULL AND banned_at IS NULL';

const pattern = (prefix: string): string => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

export class SqlMemberNames implements MemberNames {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byUsernames(keys: readonly string[]): Promise<Member[]> {
    return this.select(`WHERE username_key = ANY($1) AND ${PRESENT}`, [keys]);
  }

  byUsernamePrefix(prefix: string, limit: number): Promise<Member[]> {
    return this.select(
      `WHERE username_key COLLATE "C" LIKE $1 AND ${PRESENT} ORDER BY username_key COLLATE "C" LIMIT $2`,
      [pattern(prefix), limit],
    );
  }

  byNamePrefix(prefix: string, limit: number): Promise<Member[]> {
    return this.select(
      `WHERE seyir_fold(name) COLLATE "C" LIKE $1 AND ${PRESENT} ORDER BY seyir_fold(name) COLLATE "C", id LIMIT $2`,
      [pattern(prefix), limit],
    );
  }

  private async select(rest: string, parameters: unknown[]): Promise<Member[]> {
    const rows = await this.unitOfWork.manager.query<MemberRow[]>(
      `SELECT ${MEMBER_COLUMNS} FROM member ${rest}`,
      parameters,
    );
    return rows.map(toMember);
  }
}

import { statement, type Statement, type UnitOfWork } from '@seyir/kit';
import type { MemberNames } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

/** Activated and not banned. */
const PRESENT = 'activated_at IS NOT NULL AND banned_at IS NULL';

const members = (rest: string) => statement<ShownMemberRow>(`SELECT ${MEMBER_COLUMNS} FROM member ${rest}`);

const byUsernames = members(`WHERE username_key = ANY($1) AND ${PRESENT}`);
const byUsernamePrefix = members(
  `WHERE username_key COLLATE "C" LIKE $1 AND ${PRESENT} ORDER BY username_key COLLATE "C" LIMIT $2`,
);
const byNamePrefix = members(
  `WHERE seyir_fold(name) COLLATE "C" LIKE $1 AND ${PRESENT} ORDER BY seyir_fold(name) COLLATE "C", id LIMIT $2`,
);

const pattern = (prefix: string): string => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

export class SqlMemberNames implements MemberNames {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byUsernames(keys: readonly string[]): Promise<Member[]> {
    return this.select(byUsernames, [keys]);
  }

  byUsernamePrefix(prefix: string, limit: number): Promise<Member[]> {
    return this.select(byUsernamePrefix, [pattern(prefix), limit]);
  }

  byNamePrefix(prefix: string, limit: number): Promise<Member[]> {
    return this.select(byNamePrefix, [pattern(prefix), limit]);
  }

  private async select(members: Statement<ShownMemberRow>, values: unknown[]): Promise<Member[]> {
    return (await members.all(this.unitOfWork, values)).map(toMember);
  }
}

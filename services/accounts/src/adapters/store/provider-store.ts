import { deleteOlder, type UnitOfWork } from '@seyir/kit';
import type { ProviderStore } from '../../app/ports.js';
import type { GrantedRole, Member } from '../../domain/member.js';
import type { Person } from '../../domain/person.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

export class SqlProviderStore implements ProviderStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async find({
    issuer,
    subject,
  }: Pick<Person, 'issuer' | 'subject'>): Promise<{ memberId: string; disabled: boolean } | undefined> {
    const [row] = await this.unitOfWork.manager.query<{ memberId: string; disabled: boolean }[]>(
      `SELECT member_id AS "memberId", disabled_at IS NOT NULL AS disabled
       FROM provider_link WHERE issuer = $1 AND subject = $2`,
      [issuer, subject],
    );
    return row;
  }

  async alone(keys: readonly string[]): Promise<void> {
    // One after the other: two that wait for each other's would be a deadlock.
    for (const key of keys)
      await this.unitOfWork.manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [key]);
  }

  async link({ issuer, subject }: Person, memberId: string, at: Date): Promise<boolean> {
    const added = await this.unitOfWork.manager.query<unknown[]>(
      `INSERT INTO provider_link (issuer, subject, member_id, linked_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING subject`,
      [issuer, subject, memberId, at],
    );
    return added.length > 0;
  }

  async disable(memberId: string, at: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `UPDATE provider_link SET disabled_at = $2 WHERE member_id = $1 AND disabled_at IS NULL`,
      [memberId, at],
    );
  }

  async setRoles(memberId: string, roles: readonly GrantedRole[], at: Date): Promise<Member | undefined> {
    const [rows] = await this.unitOfWork.manager.query<[MemberRow[], number]>(
      `UPDATE member SET roles = $2, changed_at = $3, version = version + 1
       WHERE id = $1 AND NOT (roles @> $2::text[] AND roles <@ $2::text[]) RETURNING ${MEMBER_COLUMNS}`,
      [memberId, roles, at],
    );
    return rows[0] && toMember(rows[0]);
  }

  async spend(key: string, at: Date, until: Date): Promise<boolean> {
    const added = await this.unitOfWork.manager.query<unknown[]>(
      `INSERT INTO provider_mark (key, at, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`,
      [key, at, until],
    );
    return added.length > 0;
  }

  async noteEnd(key: string, at: Date, until: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO provider_mark (key, at, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET at = EXCLUDED.at, expires_at = EXCLUDED.expires_at`,
      [key, at, until],
    );
  }

  async endedAt(key: string): Promise<Date | undefined> {
    const [row] = await this.unitOfWork.manager.query<{ at: Date }[]>(
      `SELECT at FROM provider_mark WHERE key = $1`,
      [key],
    );
    return row?.at;
  }

  async prune(expiredBefore: Date): Promise<void> {
    await deleteOlder(this.unitOfWork.manager, 'provider_mark', 'expires_at', expiredBefore);
  }
}

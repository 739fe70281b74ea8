import { deleteOlder, insertMissing, statement, type UnitOfWork } from '@seyir/kit';
import { IsNull } from 'typeorm';
import type { ProviderStore } from '../../app/ports.js';
import type { GrantedRole, Member } from '../../domain/member.js';
import type { Person } from '../../domain/person.js';
import { ProviderLinkRow, ProviderMarkRow } from './entities/provider.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

const lockKey = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`);

const changeRoles = statement<ShownMemberRow>(
  `UPDATE member SET roles = $2, changed_at = $3, version = version + 1
   WHERE id = $1 AND NOT (roles @> $2::text[] AND roles <@ $2::text[]) RETURNING ${MEMBER_COLUMNS}`,
);

export class SqlProviderStore implements ProviderStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async find({
    issuer,
    subject,
  }: Pick<Person, 'issuer' | 'subject'>): Promise<{ memberId: string; disabled: boolean } | undefined> {
    const row = await this.links.findOneBy({ issuer, subject });
    return row ? { memberId: row.memberId, disabled: row.disabledAt !== null } : undefined;
  }

  async alone(keys: readonly string[]): Promise<void> {
    // The keys are locked one after the other in a fixed order, to avoid deadlocks.
    for (const key of keys) await lockKey.run(this.unitOfWork, [key]);
  }

  async link({ issuer, subject }: Person, memberId: string, at: Date): Promise<boolean> {
    const row = { issuer, subject, memberId, linkedAt: at };
    return (await insertMissing(this.unitOfWork, ProviderLinkRow, row)) > 0;
  }

  async disable(memberId: string, at: Date): Promise<void> {
    await this.links.update({ memberId, disabledAt: IsNull() }, { disabledAt: at });
  }

  async setRoles(memberId: string, roles: readonly GrantedRole[], at: Date): Promise<Member | undefined> {
    const row = await changeRoles.first(this.unitOfWork, [memberId, roles, at]);
    return row && toMember(row);
  }

  async spend(key: string, at: Date, until: Date): Promise<boolean> {
    return (await insertMissing(this.unitOfWork, ProviderMarkRow, { key, at, expiresAt: until })) > 0;
  }

  async noteEnd(key: string, at: Date, until: Date): Promise<void> {
    await this.marks.upsert({ key, at, expiresAt: until }, ['key']);
  }

  async endedAt(key: string): Promise<Date | undefined> {
    return (await this.marks.findOneBy({ key }))?.at;
  }

  async prune(expiredBefore: Date): Promise<void> {
    await deleteOlder(this.unitOfWork, 'provider_mark', 'expires_at', expiredBefore);
  }

  private get links() {
    return this.unitOfWork.rows(ProviderLinkRow);
  }

  private get marks() {
    return this.unitOfWork.rows(ProviderMarkRow);
  }
}

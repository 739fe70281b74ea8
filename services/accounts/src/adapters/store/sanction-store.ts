import { statement, type UnitOfWork } from '@seyir/kit';
import { IsNull, MoreThan } from 'typeorm';
import type { SanctionStore } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import type { Sanction, SanctionKind } from '../../domain/sanction.js';
import { SanctionRow } from './entities/sanction.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

const lockMember = statement<ShownMemberRow>(
  `SELECT ${MEMBER_COLUMNS} FROM member WHERE id = $1 FOR NO KEY UPDATE`,
);

const setBanned = statement<ShownMemberRow>(
  `UPDATE member SET banned_at = $2, version = version + 1, changed_at = $3 WHERE id = $1
   RETURNING ${MEMBER_COLUMNS}`,
);

export class SqlSanctionStore implements SanctionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lockMember(memberId: string): Promise<Member | undefined> {
    const row = await lockMember.first(this.unitOfWork, [memberId]);
    return row && toMember(row);
  }

  async add(sanction: Sanction): Promise<void> {
    const { until = null, imposedBy = null, caseId = null, endedAt = null, ...rest } = sanction;
    await this.rows.insert({ ...rest, until, imposedBy, caseId, endedAt });
  }

  async byId(id: string): Promise<Sanction | undefined> {
    return toSanction(await this.rows.findOneBy({ id }));
  }

  async byCase(caseId: string): Promise<Sanction | undefined> {
    return toSanction(await this.rows.findOneBy({ caseId }));
  }

  async inForce(memberId: string, kind: SanctionKind): Promise<Sanction | undefined> {
    const order = { until: { direction: 'DESC', nulls: 'FIRST' }, imposedAt: 'DESC', id: 'DESC' } as const;
    const [row] = await this.rows.find({ where: { memberId, kind, endedAt: IsNull() }, order, take: 1 });
    return toSanction(row ?? null);
  }

  async end(id: string, at: Date): Promise<void> {
    await this.rows.update({ id, endedAt: IsNull() }, { endedAt: at });
  }

  async endLonger({ memberId, kind }: Pick<Sanction, 'memberId' | 'kind'>, until: Date, at: Date) {
    const open = { memberId, kind, endedAt: IsNull() };
    const longer = [
      { ...open, until: IsNull() },
      { ...open, until: MoreThan(until) },
    ];
    for (const where of longer) await this.rows.update(where, { endedAt: at });
  }

  async ofMember(memberId: string, limit: number): Promise<Sanction[]> {
    const order = { imposedAt: 'DESC', id: 'DESC' } as const;
    const rows = await this.rows.find({ where: { memberId }, order, take: limit });
    return rows.flatMap((row) => toSanction(row) ?? []);
  }

  async setBanned(memberId: string, bannedAt: Date | undefined, at: Date): Promise<Member | undefined> {
    const row = await setBanned.first(this.unitOfWork, [memberId, bannedAt ?? null, at]);
    return row && toMember(row);
  }

  private get rows() {
    return this.unitOfWork.rows(SanctionRow);
  }
}

const toSanction = (row: SanctionRow | null): Sanction | undefined =>
  row
    ? {
        id: row.id,
        memberId: row.memberId,
        kind: row.kind,
        violation: row.violation,
        imposedAt: row.imposedAt,
        until: row.until ?? undefined,
        imposedBy: row.imposedBy ?? undefined,
        caseId: row.caseId ?? undefined,
        endedAt: row.endedAt ?? undefined,
      }
    : undefined;

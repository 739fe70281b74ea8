import { columns, LAST_ID, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import { Any, LessThanOrEqual, MoreThan } from 'typeorm';
import type { ChangedMoment, RestraintStore } from '../../app/ports.js';
import type { KeptRestraint } from '../../domain/restraint.js';
import { RestraintRow } from './entities/restraint.js';

type Kind = 'blocks' | 'mutes';

const NEWEST: ChangedMoment = { changedAt: 'infinity', id: LAST_ID };

/** The condition for active restraints of one kind; `$2` is the time after which a mute must end, null for any mute. */
const STANDS = {
  blocks: 'blocked AND $2::timestamptz IS NOT DISTINCT FROM $2',
  mutes: 'muted AND ($2::timestamptz IS NULL OR muted_until IS NULL OR muted_until > $2)',
} as const;

/**
 * The lock of the member's own row protects the counts of the member's restraints; the lock of the other row excludes an erasure.
 * Rows are locked in id order, as in an erasure. Foreign-key checks on these rows do not wait.
 */
const lockMembers = statement(
  `SELECT id FROM member WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

const countOf = (kind: Kind) =>
  statement<{ readonly count: number }>(
    `SELECT count(*)::integer AS count FROM restraint WHERE member_id = $1 AND ${STANDS[kind]}`,
  );

const pageOf = (kind: Kind) =>
  statement<RestraintRow & { readonly place: string }>(
    `SELECT ${columns(RestraintRow, 'r')}, r.changed_at::text AS place FROM restraint r
     WHERE member_id = $1 AND ${STANDS[kind]} AND (changed_at, id) < ($3::timestamptz, $4::uuid)
     ORDER BY changed_at DESC, id DESC LIMIT $5 OFFSET $6`,
  );

const counts = { blocks: countOf('blocks'), mutes: countOf('mutes') };
const pages = { blocks: pageOf('blocks'), mutes: pageOf('mutes') };

export class SqlRestraintStore implements RestraintStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(memberId: string, otherId: string): Promise<boolean> {
    return (await lockMembers.all(this.unitOfWork, [[memberId, otherId]])).length === 2;
  }

  async find(memberId: string, otherId: string): Promise<KeptRestraint | undefined> {
    const row = await this.restraints.findOneBy({ memberId, otherId });
    return row ? toRestraint(row) : undefined;
  }

  async save(given: KeptRestraint): Promise<KeptRestraint> {
    const { id, memberId, otherId, blocked, mute, version, changedAt } = given;
    const muted = mute !== undefined;
    const row = {
      id,
      memberId,
      otherId,
      blocked,
      muted,
      mutedUntil: mute?.until ?? null,
      version,
      changedAt,
    };
    if (blocked || muted) await this.restraints.upsert(row, ['id']);
    else await this.restraints.delete({ id });
    return given;
  }

  async count(memberId: string, kind: Kind, now?: Date): Promise<number> {
    return (await counts[kind].first(this.unitOfWork, [memberId, now ?? null]))?.count ?? 0;
  }

  async list(
    memberId: string,
    kind: Kind,
    { after = NEWEST, skip, limit }: KeySlice<ChangedMoment>,
    now: Date,
  ): Promise<Keyed<KeptRestraint, ChangedMoment>[]> {
    const values = [memberId, now, after.changedAt, after.id, limit, skip];
    const rows = await pages[kind].all(this.unitOfWork, values);
    return rows.map((row) => ({ item: toRestraint(row), key: { changedAt: row.place, id: row.id } }));
  }

  async endMutes(memberId: string, now: Date): Promise<KeptRestraint[]> {
    const ended = await this.restraints.find({
      where: { memberId, muted: true, mutedUntil: LessThanOrEqual(now) },
      order: { id: 'ASC' },
    });
    const saved: KeptRestraint[] = [];
    for (const row of ended)
      saved.push(
        await this.save({ ...toRestraint(row), mute: undefined, version: row.version + 1, changedAt: now }),
      );
    return saved;
  }

  async blockersOf(memberId: string, among: readonly string[]): Promise<ReadonlySet<string>> {
    if (among.length === 0) return new Set();
    const rows = await this.restraints.findBy({ otherId: memberId, memberId: Any(among), blocked: true });
    return new Set(rows.map((row) => row.memberId));
  }

  async after(id: string | undefined, limit: number): Promise<KeptRestraint[]> {
    const rows = await this.restraints.find({
      where: id === undefined ? {} : { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(toRestraint);
  }

  private get restraints() {
    return this.unitOfWork.rows(RestraintRow);
  }
}

export const toRestraint = (row: RestraintRow): KeptRestraint => ({
  id: row.id,
  memberId: row.memberId,
  otherId: row.otherId,
  blocked: row.blocked,
  mute: row.muted ? { until: row.mutedUntil ?? undefined } : undefined,
  version: row.version,
  changedAt: row.changedAt,
});

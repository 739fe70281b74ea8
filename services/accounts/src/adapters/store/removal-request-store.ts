import {
  columns,
  deleteOlder,
  FIRST_ID,
  LAST_ID,
  statement,
  type Keyed,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import type { RemovalFigures, RemovalMoment, RemovalRequestStore } from '../../app/ports.js';
import type { RemovalRequest } from '../../domain/removal-request.js';
import { RemovalRequestLinkRow, RemovalRequestRow } from './entities/removal-request.js';

type Placed = RemovalRequestRow & { readonly place: string };

const shown = columns(RemovalRequestRow, 'r');

const waiting = statement<Placed>(
  `SELECT ${shown}, r.due_at::text AS place FROM removal_request r
   WHERE r.confirmed_at IS NOT NULL AND r.decided_at IS NULL AND (r.due_at, r.id) > ($1::timestamptz, $2::uuid)
   ORDER BY r.due_at, r.id LIMIT $3 OFFSET $4`,
);

const decided = statement<Placed>(
  `SELECT ${shown}, r.decided_at::text AS place FROM removal_request r
   WHERE r.decided_at IS NOT NULL AND (r.decided_at, r.id) < ($1::timestamptz, $2::uuid)
   ORDER BY r.decided_at DESC, r.id DESC LIMIT $3 OFFSET $4`,
);

const confirm = statement<RemovalRequestRow>(
  `UPDATE removal_request AS r SET confirmed_at = coalesce(r.confirmed_at, $2), due_at = coalesce(r.due_at, $3)
   WHERE r.id = (SELECT request_id FROM removal_request_link WHERE token_hash = $1) RETURNING ${shown}`,
);

const decide = statement<RemovalRequestRow>(
  `UPDATE removal_request AS r SET decided_at = $2, decided_by = $3, outcome = $4, answer = $5
   WHERE r.id = $1 AND r.confirmed_at IS NOT NULL AND r.decided_at IS NULL RETURNING ${shown}`,
);

/** Requests wait for two days at most, so there are few. */
const figures = statement<RemovalFigures>(
  `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE due_at < $1)::int AS late FROM removal_request
   WHERE confirmed_at IS NOT NULL AND decided_at IS NULL`,
);

export class SqlRemovalRequestStore implements RemovalRequestStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ right: claim, ...request }: RemovalRequest): Promise<void> {
    const { confirmedAt = null, dueAt = null, decidedAt = null, decidedBy = null, outcome = null } = request;
    const nulls = { confirmedAt, dueAt, decidedAt, decidedBy, outcome };
    await this.rows.insert({ ...request, claim, ...nulls, links: [...request.links] });
  }

  async byId(id: string): Promise<RemovalRequest | undefined> {
    const row = await this.rows.findOneBy({ id });
    return row ? toRequest(row) : undefined;
  }

  async addLink(id: string, tokenHash: Uint8Array, at: Date): Promise<void> {
    await this.unitOfWork.rows(RemovalRequestLinkRow).insert({ tokenHash, requestId: id, createdAt: at });
  }

  async confirm(hash: Uint8Array, at: Date, dueAt: Date): Promise<RemovalRequest | undefined> {
    const row = await confirm.first(this.unitOfWork, [hash, at, dueAt]);
    return row && toRequest(row);
  }

  async waiting({
    after,
    skip,
    limit,
  }: KeySlice<RemovalMoment>): Promise<Keyed<RemovalRequest, RemovalMoment>[]> {
    const { at, id } = after ?? { at: '-infinity', id: FIRST_ID };
    return (await waiting.all(this.unitOfWork, [at, id, limit, skip])).map(placed);
  }

  async decided({
    after,
    skip,
    limit,
  }: KeySlice<RemovalMoment>): Promise<Keyed<RemovalRequest, RemovalMoment>[]> {
    const { at, id } = after ?? { at: 'infinity', id: LAST_ID };
    return (await decided.all(this.unitOfWork, [at, id, limit, skip])).map(placed);
  }

  async decide(id: string, { memberId, outcome, answer, at }: Parameters<RemovalRequestStore['decide']>[1]) {
    const row = await decide.first(this.unitOfWork, [id, at, memberId, outcome, answer]);
    return row && toRequest(row);
  }

  async prune(sentBefore: Date): Promise<void> {
    await deleteOlder(this.unitOfWork, 'removal_request', 'sent_at', sentBefore, 'confirmed_at IS NULL');
  }

  async pruneDecided(before: Date): Promise<void> {
    await deleteOlder(this.unitOfWork, 'removal_request', 'decided_at', before);
  }

  async figures(lateBefore: Date): Promise<RemovalFigures> {
    return (await figures.first(this.unitOfWork, [lateBefore]))!;
  }

  private get rows() {
    return this.unitOfWork.rows(RemovalRequestRow);
  }
}

const placed = (row: Placed): Keyed<RemovalRequest, RemovalMoment> => ({
  item: toRequest(row),
  key: { at: row.place, id: row.id },
});

const toRequest = (row: RemovalRequestRow): RemovalRequest => ({
  id: row.id,
  number: row.number,
  name: row.name,
  email: row.email,
  right: row.claim,
  links: row.links,
  statement: row.statement,
  sentAt: row.sentAt,
  confirmedAt: row.confirmedAt ?? undefined,
  dueAt: row.dueAt ?? undefined,
  decidedAt: row.decidedAt ?? undefined,
  decidedBy: row.decidedBy ?? undefined,
  outcome: row.outcome ?? undefined,
  answer: row.answer,
});

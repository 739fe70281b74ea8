import { columns, pendingMoves, prepared, statement, sumOf, type PendingMoves } from '@seyir/kit';
import type { ContentRequest, RequestFacts, RequestVote } from '../../domain/request.js';
import { ContentRequestRow, type RequestTallyRow } from './entities/request.js';

/** The tally of requests: votes up as kind 1, down as kind 2. */
export const REQUEST_VOTES = 'request';

/** The conditions of the partial indexes. */
export const PENDING = `r.deleted_at IS NULL AND r.state IN ('open', 'planned')`;
export const ANSWERED = `r.deleted_at IS NULL AND r.state IN ('available', 'declined')`;

const PLAIN = [
  'id',
  'kind',
  'name',
  'titleId',
  'state',
  'reason',
  'score',
  'askedBy',
  'askedAt',
  'decidedAt',
  'version',
] as const;

/** A request as `selectRequests` returns it; `score` is the folded one. */
export type ReadRequest = Pick<ContentRequestRow, (typeof PLAIN)[number]> & {
  readonly ownVote: RequestVote | null;
  readonly counts: RequestTallyRow['counts'] | null;
  readonly pending: PendingMoves;
  readonly decidedKey: string | null;
};

/** Reads requests `r`. $1 is the reader, null for a visitor. */
export const selectRequests = (among: string, order: string, by: typeof prepared = statement) =>
  by<ReadRequest>(
    `SELECT ${columns(ContentRequestRow, 'r', PLAIN)}, r.decided_at::text AS "decidedKey", v.vote AS "ownVote", t.counts,
       ${pendingMoves(REQUEST_VOTES, `'request'`, 'r.id')} AS pending
     FROM content_request r
     LEFT JOIN request_vote v ON v.request_id = r.id AND v.member_id = $1::uuid
     LEFT JOIN request_tally t ON t.target_id = r.id AND t.target_type = 'request'
     WHERE r.deleted_at IS NULL AND ${among} ORDER BY ${order}`,
  );

/** The columns for `toFacts` of a written request `r`. */
export const FACTS = `${columns(ContentRequestRow, 'r', ['id', 'kind', 'state', 'titleId', 'version'])},
  coalesce(r.deleted_at, r.decided_at, r.asked_at) AS "changedAt", r.deleted_at IS NOT NULL AS removed`;

export type FactsRow = Pick<ContentRequestRow, 'id' | 'kind' | 'state' | 'titleId' | 'version'> & {
  readonly changedAt: Date;
  readonly removed: boolean;
};

export const toFacts = ({ titleId, ...row }: FactsRow): RequestFacts => ({
  ...row,
  titleId: titleId ?? undefined,
});

export const scoreOf = ([up = 0, down = 0]: readonly number[]): number => up - down;

export const toRequest = ({
  titleId,
  askedBy,
  decidedAt,
  ownVote,
  counts,
  pending,
  decidedKey: _,
  ...row
}: ReadRequest): ContentRequest => ({
  ...row,
  titleId: titleId ?? undefined,
  askedBy: askedBy ?? undefined,
  decidedAt: decidedAt ?? undefined,
  score: scoreOf(sumOf(counts, pending)),
  ownVote: ownVote ?? 0,
});

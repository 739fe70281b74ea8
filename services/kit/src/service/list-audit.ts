import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ListAuditRequest, ListAuditResponseSchema } from '@seyir/proto';
import { badInput } from '../errors/index.js';
import { isId } from '../lists/index.js';
import { statement, type Queryable } from '../store/index.js';

const sizes = { usual: 30, most: 100 } as const;
/** A moment that no row reaches: the year 2223. */
const LATEST_MICROS = 8_000_000_000_000_000n;

interface Row {
  readonly seq: string;
  readonly atMicros: string;
  readonly actorId: string;
  readonly roles: readonly string[];
  readonly operation: string;
  readonly objectKind: string | null;
  readonly objectIds: readonly string[];
  readonly outcome: string;
}

const auditRows = statement<Row>(
  `SELECT seq, (extract(epoch FROM at) * 1000000)::bigint AS "atMicros", actor_id AS "actorId", roles, operation,
     object_kind AS "objectKind", object_ids AS "objectIds", outcome
   FROM audit
   WHERE (at, seq) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::bigint)
     AND ($3::uuid IS NULL OR actor_id = $3) AND ($4::text IS NULL OR operation = $4)
   ORDER BY at DESC, seq DESC LIMIT $5`,
);

/** Handles the call `ListAudit` of a contract: the audit rows of the service, the last one first. BAD_INPUT. */
export const listAudit =
  (db: Queryable) =>
  async (request: ListAuditRequest): Promise<MessageInitShape<typeof ListAuditResponseSchema>> => {
    const { actorId, operation, beforeMicros, beforeSeq, limit } = request;
    if (actorId !== '' && !isId(actorId)) throw badInput({ actorId: 'invalid' });
    if (limit > sizes.most) throw badInput({ limit: 'too_long' });
    const rows = await auditRows.all(db, [
      String(beforeMicros || LATEST_MICROS),
      String(beforeSeq),
      actorId || null,
      operation || null,
      limit || sizes.usual,
    ]);
    return {
      rows: rows.map(({ seq, atMicros, objectKind, roles, objectIds, ...row }) => ({
        ...row,
        seq: BigInt(seq),
        atMicros: BigInt(atMicros),
        roles: [...roles],
        objectKind: objectKind ?? '',
        objectIds: [...objectIds],
      })),
    };
  };

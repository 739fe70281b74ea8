import type { EntityManager } from 'typeorm';
import type { Call } from '../rpc/call.js';

/**
 * Adds the audit row of a call that has an entry.
 * @param outcome `OK` or an error code
 */
export const addAuditRow = async (
  db: EntityManager,
  { audit, method, requestId }: Call,
  outcome: string,
): Promise<void> => {
  if (!audit) return;
  await db.query(
    `INSERT INTO audit (actor_id, roles, operation, object_kind, object_ids, outcome, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [audit.actorId, audit.roles, method, audit.kind ?? null, audit.ids, outcome, requestId],
  );
};

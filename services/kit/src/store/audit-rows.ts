import type { EntityManager } from 'typeorm';
import type { Call } from '../rpc/call.js';
import { statement } from './statement.js';

const addRow = statement(
  `INSERT INTO audit (actor_id, roles, operation, object_kind, object_ids, outcome, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

/**
 * Adds the audit row of a call that has an entry.
 * @param outcome `OK` or an error code
 */
export const addAuditRow = async (
  manager: EntityManager,
  { audit, method, requestId }: Call,
  outcome: string,
): Promise<void> => {
  if (!audit) return;
  const values = [audit.actorId, audit.roles, method, audit.kind ?? null, audit.ids, outcome, requestId];
  await addRow.run({ manager }, values);
};

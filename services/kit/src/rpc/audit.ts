import type { Call, Role, Viewer } from './call.js';
import { objectsOf, type PermissionRow } from './permissions.js';

/** The audit data of an operation that the viewer may do only as staff, or of an operator's command. */
export interface AuditEntry {
  readonly actorId: string;
  readonly roles: readonly Role[];
  /** Kind of the objects; no kind and no ids if the row of the permission table names none. */
  readonly kind?: string;
  readonly ids: readonly string[];
}

/** Maximum number of ids per entry; the longest import has fewer. */
const MOST_IDS = 1_000;
/** Maximum length of an id in the audit: an unchecked id may be any text. */
const MOST_LETTERS = 100;

/** True if these roles are staff only. If plain members are allowed too, the operation is not a staff operation. */
export const isStaffOnly = (allowed: readonly Role[] | undefined): boolean =>
  allowed !== undefined &&
  allowed.length > 0 &&
  !allowed.some((role) => role === 'visitor' || role === 'member');

/** The audit entry of a call that its row admits by these relations; undefined if a plain member would be admitted too. */
export const auditOf = (
  row: PermissionRow,
  viewer: Viewer,
  relations: readonly string[],
  request: unknown,
): AuditEntry | undefined => {
  if (viewer.memberId === undefined || !relations.some((relation) => isStaffOnly(row.viewer[relation])))
    return undefined;
  return { actorId: viewer.memberId, roles: viewer.roles, ...namedObjects(row, request) };
};

/** The actor of an operator's command, which no member makes. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000';

/** The audit entry of a call by a service in its own name; undefined unless the row marks an operator's command. */
export const auditOfService = (row: PermissionRow, request: unknown): AuditEntry | undefined =>
  row.operatorCommand ? { actorId: OPERATOR_ID, roles: [], ...namedObjects(row, request) } : undefined;

const namedObjects = (row: PermissionRow, request: unknown): Pick<AuditEntry, 'kind' | 'ids'> => {
  const { kind, ids } = objectsOf(row, request);
  return {
    ...(kind !== undefined && { kind }),
    ids: ids.slice(0, MOST_IDS).map((id) => id.slice(0, MOST_LETTERS).replaceAll('\0', '?')),
  };
};

/** Records the outcome of a staff operation: `OK` or the error code. */
export type KeepAudit = (call: Call, outcome: string) => Promise<void>;

import type { DescService } from '@bufbuild/protobuf';
import pg from 'pg';
import { isStaffOnly } from '../rpc/audit.js';
import type { Role, Viewer } from '../rpc/call.js';
import { serviceNameOf } from '../rpc/in-process.js';
import type { PermissionRow } from '../rpc/permissions.js';
import type { ServiceClient } from '../rpc/types.js';
import type { TestBench } from './bench.js';

/** The result of the walk. */
export interface AuditWalk {
  /** Each operation that the table allows only to staff: `importTitles as editor, any`. */
  readonly walked: readonly string[];
  /** Walked operations without an audit row, or with a row that lacks the kind of its object. */
  readonly unaudited: readonly string[];
}

/**
 * Makes every call that a table allows only to staff, as each allowed role and in each relation, and checks its audit row,
 * whether the call succeeds or not.
 * @param requestIn creates a request about an object to which the member has that relation; default: an empty request
 */
export const walkAudit = async (
  bench: TestBench,
  contract: DescService,
  table: Readonly<Record<string, PermissionRow>>,
  requestIn: (method: string, relation: string, memberId: string) => Promise<object> = () =>
    Promise.resolve({}),
): Promise<AuditWalk> => {
  const database = new pg.Client({
    connectionString: await bench.databaseUrl(serviceNameOf(contract) as 'accounts'),
  });
  await database.connect();
  const walked: string[] = [];
  const unaudited: string[] = [];
  try {
    for (const [method, row] of Object.entries(table))
      for (const [relation, allowed] of Object.entries(row.viewer))
        for (const role of isStaffOnly(allowed) ? (allowed ?? []) : []) {
          const viewer = staffOf(role);
          const name = `${method} as ${role}, ${relation}`;
          const requestId = `audit of ${name}`;
          const request = await requestIn(method, relation, viewer.memberId ?? '');
          const client = bench.client(contract, viewer) as ServiceClient<DescService>;
          await (client as Record<string, (request: object, options: object) => Promise<unknown>>)[method]!(
            request,
            { requestId },
          ).catch(() => undefined);
          const { rows } = await database.query<{ operation: string; object_kind: string | null }>(
            `SELECT operation, object_kind FROM audit WHERE actor_id = $1 AND request_id = $2`,
            [viewer.memberId, requestId],
          );
          walked.push(name);
          const isKept = rows[0]?.operation === `${contract.name}/${method}` && rows[0].object_kind !== null;
          if (rows.length !== 1 || !isKept) unaudited.push(name);
        }
  } finally {
    await database.end();
  }
  return { walked, unaudited };
};

const staffOf = (role: Role): Viewer => ({
  memberId: 'eeee0000-0000-4000-8000-000000000002',
  sessionId: role,
  roles: ['member', role],
});

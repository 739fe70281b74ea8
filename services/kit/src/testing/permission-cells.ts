import type { DescService } from '@bufbuild/protobuf';
import { roles, type Role, type Viewer } from '../rpc/call.js';
import { serviceNameOf } from '../rpc/in-process.js';
import type { PermissionRow } from '../rpc/permissions.js';
import type { ServiceClient } from '../rpc/types.js';
import { callers, type TestBench } from './bench.js';

/** One cell of a permission table: a caller, a call, and whether the table admits it. */
export interface PermissionCell {
  /** `listTitles as visitor` */
  readonly name: string;
  readonly allowed: boolean;
  /** Codes that an admitted call never answers; the first is the code of a refused call. */
  readonly refusals: readonly [string, ...string[]];
  /** The error code of an empty request; undefined if it succeeds. */
  code(bench: TestBench): Promise<string | undefined>;
}

/** All cells of a service's table: each call as each role and as each other service. */
export const permissionCells = <S extends DescService>(
  contract: S,
  table: Readonly<Record<string, PermissionRow>>,
): readonly PermissionCell[] =>
  Object.entries(table).flatMap(([method, row]) => [
    ...roles.map((role): PermissionCell => {
      const viewer = viewerOf(role);
      return {
        name: `${method} as ${role}`,
        allowed: Object.values(row.viewer).some((may) => isOneOf(viewer, may)),
        refusals: role === 'visitor' ? ['NO_SESSION', 'FORBIDDEN'] : ['FORBIDDEN', 'NO_SESSION'],
        code: (bench) => codeOf(bench.client(contract, viewer), method),
      };
    }),
    ...callers
      .filter((service) => service !== 'gateway' && service !== serviceNameOf(contract))
      .map((service): PermissionCell => ({
        name: `${method} as the service ${service}`,
        allowed: row.services?.includes(service) ?? false,
        refusals: ['FORBIDDEN'],
        code: (bench) => codeOf(bench.serviceClient(contract, service), method),
      })),
  ]);

/**
 * All cells of the rows that have an object: each call as each role with a session, in each relation.
 * @param requestIn creates a request about a new object to which the member has that relation
 */
export const relationCells = <S extends DescService, Relation extends string>(
  contract: S,
  table: Readonly<Record<string, PermissionRow<Relation>>>,
  relations: readonly Relation[],
  requestIn: (method: string, relation: Relation, memberId: string) => Promise<object>,
): readonly PermissionCell[] =>
  Object.entries(table)
    .filter(([, { viewer }]) => relations.some((relation) => viewer[relation]))
    .flatMap(([method, row]) =>
      roles
        .filter((role) => role !== 'visitor')
        .flatMap((role) =>
          relations.map((relation): PermissionCell => {
            const viewer = viewerOf(role);
            return {
              name: `${method} as ${role}, ${relation}`,
              allowed: [row.viewer.any, row.viewer.self, row.viewer[relation]].some((may) =>
                isOneOf(viewer, may),
              ),
              refusals: ['FORBIDDEN', 'NO_SESSION'],
              code: async (bench) =>
                codeOf(bench.client(contract, viewer), method, await requestIn(method, relation, MEMBER)),
            };
          }),
        ),
    );

const isOneOf = ({ roles: has }: Viewer, may: readonly Role[] | undefined): boolean =>
  may?.some((role) => has.includes(role)) ?? false;

const MEMBER = 'eeee0000-0000-4000-8000-000000000002';

const viewerOf = (role: Role): Viewer =>
  role === 'visitor'
    ? { roles: ['visitor'] }
    : {
        memberId: MEMBER,
        sessionId: role,
        roles: role === 'member' ? ['member'] : ['member', role],
      };

const codeOf = (
  client: ServiceClient<DescService>,
  method: string,
  request: object = {},
): Promise<string | undefined> =>
  (client as unknown as Record<string, (request: object) => Promise<unknown>>)[method]!(request).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

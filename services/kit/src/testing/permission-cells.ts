import type { DescService } from '@bufbuild/protobuf';
import { roles, type Role, type Viewer } from '../rpc/call.js';
import { serviceNameOf } from '../rpc/in-process.js';
import type { PermissionRow } from '../rpc/permissions.js';
import type { ServiceClient } from '../rpc/types.js';
import { callers, type TestBench } from './bench.js';

/** One cell of a permission table: who calls what, and whether the table admits it. */
export interface PermissionCell {
  /** `listTitles as visitor` */
  readonly name: string;
  readonly allowed: boolean;
  /** What an admitted call is never refused with; the first is what any other call is refused with. */
  readonly refusals: readonly [string, ...string[]];
  /** The code that an empty request is refused with; undefined when it is answered. */
  code(bench: TestBench): Promise<string | undefined>;
}

/** Every cell of a service's table: each call as each role and as each other service. */
export const permissionCells = <S extends DescService>(
  contract: S,
  table: Readonly<Record<string, PermissionRow>>,
): readonly PermissionCell[] =>
  Object.entries(table).flatMap(([method, row]) => [
    ...roles.map((role): PermissionCell => {
      const viewer = viewerOf(role);
      return {
        name: `${method} as ${role}`,
        allowed: Object.values(row.viewer).some((may) => may.some((one: Role) => viewer.roles.includes(one))),
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

const viewerOf = (role: Role): Viewer =>
  role === 'visitor'
    ? { roles: ['visitor'] }
    : {
        memberId: 'eeee0000-0000-4000-8000-000000000002',
        sessionId: role,
        roles: role === 'member' ? ['member'] : ['member', role],
      };

const codeOf = (client: ServiceClient<DescService>, method: string): Promise<string | undefined> =>
  (client as unknown as Record<string, (request: object) => Promise<unknown>>)[method]!({}).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

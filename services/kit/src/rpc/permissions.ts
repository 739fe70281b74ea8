import type { DescService } from '@bufbuild/protobuf';
import { DomainError } from '../errors/index.js';
import type { Call, Role, Viewer } from './call.js';
import type { MethodName } from './types.js';

/** How the viewer stands to the object of an operation; `any` where the operation has no object of its own. */
export type Relation = 'any' | 'own' | 'others';

export interface PermissionRow {
  /** Roles that may, by relation to the object. An empty row is for services alone. */
  readonly viewer: Partial<Readonly<Record<Relation, readonly Role[]>>>;
  /** Services that may call it in their own name. */
  readonly services?: readonly string[];
}

/** One row for every call of the contract: a call without a row does not build, and what no row allows is refused. */
export type PermissionTable<S extends DescService> = Readonly<Record<MethodName<S>, PermissionRow>>;

/** Everyone, with or without a session. */
export const everyone = ['visitor', 'member', 'editor', 'moderator', 'admin'] as const;
/** Everyone with a session. */
export const members = ['member', 'editor', 'moderator', 'admin'] as const;

const has = (viewer: Viewer, allowed: readonly Role[] | undefined) =>
  allowed?.some((role) => viewer.roles.includes(role)) ?? false;

/** Whether the row admits the call at all, before any object is looked at. */
export const assertAdmitted = (
  row: PermissionRow | undefined,
  call: Pick<Call, 'viewer' | 'caller'>,
): void => {
  if (call.caller !== undefined) {
    if (row?.services?.includes(call.caller)) return;
    throw new DomainError('FORBIDDEN', { reason: `service ${call.caller} is not named in the row` });
  }
  if (row && Object.values(row.viewer).some((allowed) => has(call.viewer, allowed))) return;
  throw new DomainError(call.viewer.memberId ? 'FORBIDDEN' : 'NO_SESSION', {
    reason: 'no row allows this viewer',
  });
};

/** Whether the viewer may do it to an object that is the viewer's own or another's; FORBIDDEN otherwise. */
export const assertMay = (row: PermissionRow, viewer: Viewer, relation: Relation): void => {
  if (!has(viewer, row.viewer[relation]))
    throw new DomainError('FORBIDDEN', { reason: `not allowed on ${relation} object` });
};

import type { DescService, MessageShape } from '@bufbuild/protobuf';
import { DomainError } from '../errors/index.js';
import type { Call, Role, Viewer } from './call.js';
import type { MethodName } from './types.js';

/**
 * Relations that every service has and that need no look-up. `any` is true for everybody. `self` is for a call that works only on
 * the viewer's own data, so it cannot reach another member's object.
 */
export type CommonRelation = 'any' | 'self';

/**
 * Names the objects that a call acts on, for example the ids of two comments. The kind selects the relation resolver and stands in
 * the audit row.
 */
export interface CallObject<Request = never> {
  readonly kind: string;
  readonly ids: (request: Request) => readonly string[];
}

/**
 * The permissions of one call.
 * @typeParam Relation the service's own relations between a viewer and an object: `'own' | 'member-of'`
 */
export interface PermissionRow<Relation extends string = string, Request = never> {
  /** Admitted roles, by relation to the object. An empty row admits only services. */
  readonly viewer: Partial<Readonly<Record<CommonRelation | Relation, readonly Role[]>>>;
  /** Required for the service's own relations, and for rows that admit only staff. */
  readonly object?: CallObject<Request>;
  /** Services that may make the call in their own name. */
  readonly services?: readonly string[];
  /** True: a call by a service is recorded in the audit too, as an operator's command. The row then names its object. */
  readonly operatorCommand?: boolean;
  /** Whether a silenced member may make the call, or make it with this request; undefined: by its name, see `assertNotSilenced`. */
  readonly whileSilenced?: boolean | ((request: Request) => boolean);
}

/** One row for every call of the contract. A call without a row does not compile; a call that no row allows is refused. */
export type PermissionTable<S extends DescService, Relation extends string = never> = Readonly<{
  [M in MethodName<S>]: PermissionRow<Relation, MessageShape<S['method'][M]['input']>>;
}>;

/**
 * Finds the viewer's relations to these objects, by id, with one query. An object that does not exist, or that the viewer must
 * not learn about, is left out: the call then answers NOT_FOUND.
 */
export type RelationResolver<Relation extends string = string> = (
  viewer: Viewer,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, readonly Relation[]>>;

/** The resolvers of a service, by kind of object. */
export type RelationResolvers<Relation extends string = string> = Readonly<
  Record<string, RelationResolver<Relation>>
>;

/** Everyone, with or without a session. */
export const everyone = ['visitor', 'member', 'editor', 'moderator', 'admin'] as const;
/** Everyone with a session. */
export const members = ['member', 'editor', 'moderator', 'admin'] as const;

type AnyRow = PermissionRow<string>;

const has = (viewer: Viewer, allowed: readonly Role[] | undefined) =>
  allowed?.some((role) => viewer.roles.includes(role)) ?? false;

/** Throws unless the row admits the caller at all, before any object is read. */
export const assertAdmitted = (row: AnyRow | undefined, call: Pick<Call, 'viewer' | 'caller'>): void => {
  if (call.caller !== undefined) {
    if (row?.services?.includes(call.caller)) return;
    throw new DomainError('FORBIDDEN', { reason: `service ${call.caller} is not named in the row` });
  }
  if (row && Object.values(row.viewer).some((allowed) => has(call.viewer, allowed))) return;
  throw new DomainError(call.viewer.memberId ? 'FORBIDDEN' : 'NO_SESSION', {
    reason: 'no row allows this viewer',
  });
};

/**
 * Decides by the viewer's relations to the objects of the call. It looks the relations up only if no common relation admits the
 * viewer. Every object must be allowed.
 * @returns the relations that admitted the viewer
 * @throws NOT_FOUND for a missing object, FORBIDDEN if the row names none of its relations
 */
export const assertRelated = async (
  row: AnyRow,
  viewer: Viewer,
  request: unknown,
  resolvers: RelationResolvers,
): Promise<readonly string[]> => {
  const common = (['any', 'self'] as const).find((relation) => has(viewer, row.viewer[relation]));
  if (common) return [common];
  const { kind, ids } = objectsOf(row, request);
  const resolve = kind === undefined ? undefined : resolvers[kind];
  if (!resolve || ids.length === 0)
    throw new DomainError('FORBIDDEN', { reason: `no relation to ${kind ?? 'an object'} can be found` });
  const found = await resolve(viewer, ids);
  return ids.map((id) => {
    const relations = found.get(id);
    if (!relations) throw new DomainError('NOT_FOUND', { reason: `${kind} ${id}` });
    const admitted = relations.find((relation) => has(viewer, row.viewer[relation]));
    if (admitted === undefined)
      throw new DomainError(viewer.memberId ? 'FORBIDDEN' : 'NO_SESSION', {
        reason: `not allowed as ${relations.join(', ') || 'nobody'}`,
      });
    return admitted;
  });
};

/** The objects of a request, by its row; no kind if the row names none. */
export const objectsOf = (
  row: AnyRow,
  request: unknown,
): { readonly kind?: string; readonly ids: readonly string[] } =>
  row.object ? { kind: row.object.kind, ids: row.object.ids(request as never) } : { ids: [] };

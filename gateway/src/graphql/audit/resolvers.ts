import { roles as allRoles } from '@seyir/kit/stateless';
import { listAudit } from '../../operations/staff/audit.js';
import type { Resolvers } from '../generated/types.js';

/** The actor of an operator's command. */
const OPERATOR_ID = '00000000-0000-0000-0000-000000000000';

export const auditResolvers = {
  Query: {
    auditLog: (_, args, ctx) => listAudit(ctx, args),
  },
  AuditEntry: {
    at: ({ row }) => new Date(Number(row.atMicros / 1_000n)),
    actor: async ({ row: { actorId } }, _, { loaders }) =>
      actorId === OPERATOR_ID ? null : ((await loaders.members.load(actorId).catch(() => undefined)) ?? null),
    byOperator: ({ row }) => row.actorId === OPERATOR_ID,
    roles: ({ row }) =>
      allRoles.filter((role) => role !== 'visitor').filter((role) => row.roles.includes(role)),
    operation: ({ row }) => row.operation,
    objectKind: ({ row }) => row.objectKind || null,
    objectIds: ({ row }) => row.objectIds,
    outcome: ({ row }) => row.outcome,
  },
} satisfies Resolvers;

import { timestampDate } from '@bufbuild/protobuf/wkt';
import { DomainError, type ServiceClient } from '@seyir/kit';
import { SanctionKind, type AccountsService } from '@seyir/proto';
import type { Sanctions } from '../../app/ports.js';

const asked = { asService: true, timeoutMs: 1_000 } as const;

export const sanctionsOf = (client: ServiceClient<typeof AccountsService>): Sanctions => ({
  async byId(id) {
    const { sanction } = await client.getSanction({ sanctionId: id }, asked).catch(noneWhenNotFound);
    if (!sanction?.imposedAt) return undefined;
    const { caseId, memberId, kind, violation, until, imposedAt, imposedBy } = sanction;
    return {
      id,
      caseId: caseId || undefined,
      target: { type: 'user', id: memberId },
      subjectId: memberId,
      outcome: kind === SanctionKind.BAN ? 'ban' : 'silence',
      violation,
      until: until && timestampDate(until),
      closedAt: timestampDate(imposedAt),
      closedBy: imposedBy || undefined,
    };
  },
});

const noneWhenNotFound = (error: unknown): { sanction?: undefined } => {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return {};
  throw error;
};

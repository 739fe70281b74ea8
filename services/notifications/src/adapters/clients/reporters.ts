import type { ServiceClient } from '@seyir/kit';
import type { CommentsService } from '@seyir/proto';
import type { Reporters } from '../../app/keep-case.js';

export const reportersOf = (client: ServiceClient<typeof CommentsService>): Reporters => ({
  async of(caseId, after, limit) {
    const asked = { asService: true, timeoutMs: 1_000 } as const;
    return (await client.listReporters({ caseId, after, limit }, asked)).memberIds;
  },
});

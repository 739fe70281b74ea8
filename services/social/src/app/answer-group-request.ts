import { isId, notFound } from '@seyir/kit';
import { assertManages, assertMayJoin } from './group-checks.js';
import { moveInGroup, type MoveDeps } from './move-in-group.js';

/**
 * Accepts a member's request to join, or deletes it. NOT_FOUND if there is no request, also if it was already answered;
 * LIMIT_REACHED if the member already belongs to 1,000 groups.
 */
export const answerGroupRequest = (deps: MoveDeps, accepted: boolean) => {
  const move = moveInGroup(deps);
  return async (by: string, requestId: string): Promise<void> => {
    const missing = notFound(`request ${requestId}`);
    const [request] = isId(requestId) ? await deps.groupMembers.requestsByIds([requestId]) : [];
    if (!request) throw missing;
    await move(request.groupId, request.memberId, by, async ({ from, standing }) => {
      const isOwnCancel = !accepted && by === request.memberId;
      if (!isOwnCancel) assertManages({ standing });
      // Read again under the lock: another manager may have answered, and the member may have sent a new request.
      const [waiting] = await deps.groupMembers.requestsByIds([requestId]);
      if (from !== 'requested' || !waiting) throw missing;
      if (!accepted) return 'none';
      await assertMayJoin(deps.groupMembers, request.memberId);
      return 'member';
    });
  };
};

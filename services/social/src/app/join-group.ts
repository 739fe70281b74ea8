import { groupFor, isInside, type Group } from '../domain/group.js';
import { assertMayJoin } from './group-checks.js';
import { moveInGroup, type MoveDeps } from './move-in-group.js';

/**
 * Joins a group, or requests to join if it needs approval; an invited member joins at once (product-rules, Group invites). A
 * repeated call is no error. NOT_FOUND; LIMIT_REACHED beyond 1,000 groups.
 */
export const joinGroup = (deps: MoveDeps) => {
  const move = moveInGroup(deps);
  return async (memberId: string, groupId: string): Promise<Group> => {
    const joined = await move(groupId, memberId, memberId, async ({ from, needsApproval }) => {
      if (isInside(from)) return from;
      if (needsApproval && from !== 'invited') return 'requested';
      await assertMayJoin(deps.groupMembers, memberId);
      return 'member';
    });
    return groupFor(joined);
  };
};

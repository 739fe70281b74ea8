import { DomainError, isId, notFound } from '@seyir/kit';
import { isInside } from '../domain/group.js';
import { assertManages } from './group-checks.js';
import { moveInGroup, type MoveDeps } from './move-in-group.js';

/**
 * Removes a member from a group; open pages are woken at once. NOT_FOUND for a member who is not in it; FORBIDDEN if the removed
 * member is the owner (product-rules, Groups), OWNER_STAYS if the owner removes their own membership.
 */
export const removeGroupMember = (deps: MoveDeps) => {
  const move = moveInGroup(deps);
  return async (by: string, groupId: string, memberId: string): Promise<void> => {
    if (!isId(memberId)) throw notFound(`member ${memberId}`);
    await move(groupId, memberId, by, ({ from, standing }) => {
      if (by !== memberId) assertManages({ standing });
      if (!isInside(from)) throw notFound(`member ${memberId} of group ${groupId}`);
      if (from === 'owner') throw new DomainError(by === memberId ? 'OWNER_STAYS' : 'FORBIDDEN');
      return 'none';
    });
  };
};

import { DomainError } from '@seyir/kit';
import { groupFor, isInside, type Group } from '../domain/group.js';
import { moveInGroup, type MoveDeps } from './move-in-group.js';

/**
 * Leaves a group; leaving a group without being in it is no error. NOT_FOUND; OWNER_STAYS for the owner (product-rules, Groups).
 */
export const leaveGroup = (deps: MoveDeps) => {
  const move = moveInGroup(deps);
  return async (memberId: string, groupId: string): Promise<Group> => {
    const left = await move(groupId, memberId, memberId, ({ from }) => {
      if (from === 'owner') throw new DomainError('OWNER_STAYS');
      return isInside(from) ? 'none' : from;
    });
    return groupFor(left);
  };
};

/** Withdraws the member's own request to join, or declines an invitation; without either nothing changes. NOT_FOUND. */
export const withdrawFromGroup = (deps: MoveDeps) => {
  const move = moveInGroup(deps);
  return async (memberId: string, groupId: string): Promise<Group> =>
    groupFor(await move(groupId, memberId, memberId, ({ from }) => (isInside(from) ? from : 'none')));
};

import { DomainError, isId, notFound } from '@seyir/kit';
import { isInside, MOST_OWNED, type GroupRole } from '../domain/group.js';
import { moveInGroup, type MoveDeps } from './move-in-group.js';

/**
 * Makes a member a manager or a plain member again, or transfers the ownership: the former owner becomes a manager. NOT_FOUND for a
 * member who is not in it; OWNER_STAYS for the owner's own role; LIMIT_REACHED for a new owner of more than 20 groups.
 */
export const setGroupRole = (deps: MoveDeps) => {
  const { groupMembers, groupEvents, clock } = deps;
  const move = moveInGroup(deps);
  return async (by: string, groupId: string, memberId: string, role: GroupRole): Promise<void> => {
    if (!isId(memberId)) throw notFound(`member ${memberId}`);
    await move(groupId, memberId, by, async ({ from, standing }) => {
      if (!isInside(from)) throw notFound(`member ${memberId} of group ${groupId}`);
      if (from === 'owner') {
        if (role === 'owner') return from;
        throw new DomainError('OWNER_STAYS');
      }
      // The guard has checked before the lock; the ownership may have been transferred since then.
      if (standing !== 'owner') throw new DomainError('FORBIDDEN');
      if (role === 'owner') {
        if ((await groupMembers.countOf(memberId)).owned >= MOST_OWNED)
          throw new DomainError('LIMIT_REACHED', { reason: `${MOST_OWNED} own groups` });
        const change = { from: 'owner', to: 'manager', requestId: '', now: clock.now() } as const;
        await groupMembers.move(groupId, by, change);
        groupEvents.standingChanged(groupId, by);
      }
      return role;
    });
  };
};

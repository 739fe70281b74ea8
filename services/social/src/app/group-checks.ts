import { DomainError } from '@seyir/kit';
import { managesGroup, MOST_JOINED, type Group } from '../domain/group.js';
import type { GroupMemberStore } from './group-ports.js';

/**
 * Checks under the group's lock: FORBIDDEN unless the caller manages the group. The guard has checked before the lock, and the
 * caller may have lost the role since then.
 */
export const assertManages = ({ standing }: Pick<Group, 'standing'>): void => {
  if (!managesGroup(standing)) throw new DomainError('FORBIDDEN');
};

/** LIMIT_REACHED for a member who already belongs to 1,000 groups. */
export const assertMayJoin = async (
  groupMembers: Pick<GroupMemberStore, 'countOf'>,
  memberId: string,
): Promise<void> => {
  if ((await groupMembers.countOf(memberId)).joined >= MOST_JOINED)
    throw new DomainError('LIMIT_REACHED', { reason: `${MOST_JOINED} groups` });
};

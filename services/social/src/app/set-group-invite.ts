import { DomainError, isId, notFound, type GoneMembers } from '@seyir/kit';
import { isInside } from '../domain/group.js';
import { assertManages, assertMayJoin } from './group-checks.js';
import type { GroupMemberStore } from './group-ports.js';
import type { MoveInGroup } from './move-in-group.js';
import type { CircleStore, Members } from './ports.js';

interface Deps {
  readonly moveInGroup: MoveInGroup;
  readonly groupMembers: GroupMemberStore;
  readonly members: Members;
  readonly circles: CircleStore;
  readonly goneMembers: GoneMembers;
}

/**
 * Invites a member to a group, or withdraws the invitation. If the member has already requested to join, the member joins. A
 * repeated call is no error. CONFLICT for a member of the group, NOT_FOUND for an unknown one, FORBIDDEN if one of the two blocks
 * the other, LIMIT_REACHED for a member who would join but already belongs to 1,000 groups.
 */
export const setGroupInvite =
  ({ moveInGroup, groupMembers, members, circles, goneMembers }: Deps) =>
  async (by: string, groupId: string, memberId: string, invited: boolean): Promise<void> => {
    if (!isId(memberId)) throw notFound(`member ${memberId}`);
    // Withdrawing an invitation needs no other service, so it works while accounts does not answer.
    if (invited && !(await members.exists(memberId))) throw notFound(`member ${memberId}`);
    await moveInGroup(groupId, memberId, by, async ({ from, standing }) => {
      assertManages({ standing });
      if (!invited) return from === 'invited' ? 'none' : from;
      if (isInside(from)) throw new DomainError('CONFLICT', { reason: 'in the group already' });
      if ((await goneMembers.among([memberId])).size > 0) throw notFound(`member ${memberId}`);
      if (await circles.isBlocked(by, memberId)) throw new DomainError('FORBIDDEN');
      if (from !== 'requested') return 'invited';
      await assertMayJoin(groupMembers, memberId);
      return 'member';
    });
  };

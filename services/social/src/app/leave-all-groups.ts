import type { Clock, EraseMemberData, Tasks } from '@seyir/kit';
import { removeGroup } from './delete-group.js';
import { handOver } from './hand-over-groups.js';
import type { GroupEvents, GroupMemberStore, GroupStore } from './group-ports.js';
import type { PostEvents } from './ports.js';

// A step moves the member out of each group, hands groups over and deletes empty ones.
interface Deps {
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly groupEvents: GroupEvents;
  readonly events: PostEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Number of groups per step: each takes a lock and a few statements. */
const MOST = 50;

/**
 * Removes an erased member from up to 50 groups; false while some are left. If the member is an owner, the manager who joined first
 * becomes the owner, else the member who joined first. A group without members is deleted (product-rules, Group invites).
 */
export const leaveAllGroups =
  (deps: Deps): EraseMemberData =>
  async (memberId) => {
    const { groups, groupMembers, groupEvents, clock } = deps;
    const found = await groupMembers.groupsOf(memberId, MOST);
    for (const groupId of found) {
      const group = await groups.lock(groupId, memberId);
      const from = (await groupMembers.standings(groupId, [memberId])).get(memberId) ?? 'none';
      if (from !== 'owner' || !(await handOver(deps, groupId, memberId, 'none'))) {
        await groupMembers.move(groupId, memberId, { from, to: 'none', requestId: '', now: clock.now() });
        if (from === 'owner' && group) await removeGroup(deps, groupId);
      }
      groupEvents.groupChanged(groupId);
    }
    return found.length < MOST;
  };

import type { GroupPlanNotices } from './group-memory-ports.js';

/**
 * Turns the notifications of a group's plan off for a member, or on again; changes nothing for a member who has left the group.
 */
export const muteGroupPlan =
  ({ groupPlanNotices }: { readonly groupPlanNotices: Pick<GroupPlanNotices, 'setMuted'> }) =>
  (memberId: string, groupId: string, muted: boolean): Promise<void> =>
    groupPlanNotices.setMuted(groupId, memberId, muted);

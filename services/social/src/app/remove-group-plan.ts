import { isId, notFound, type Tasks } from '@seyir/kit';
import { assertManages } from './group-checks.js';
import type { GroupMemoryStore, GroupPlanNotices } from './group-memory-ports.js';
import type { GroupEvents, GroupStore } from './group-ports.js';
import type { Transaction } from './ports.js';
import { addTellTask } from './tell-group-plans.js';

// One transaction changes the plan under the lock of the group, and withdraws its notifications in a task.
interface Deps {
  readonly groups: Pick<GroupStore, 'lock'>;
  readonly groupEvents: Pick<GroupEvents, 'planChanged'>;
  readonly groupMemory: Pick<GroupMemoryStore, 'dateOf' | 'unplan'>;
  readonly groupPlanNotices: Pick<GroupPlanNotices, 'dateOf'>;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/**
 * Removes an episode from a group's plan, and its notifications; a repeated call is no error. FORBIDDEN for a plain member, unless
 * it is the member's own proposal.
 */
export const removeGroupPlan =
  ({ groups, groupEvents, groupMemory, groupPlanNotices, transaction, tasks }: Deps) =>
  async (by: string, groupId: string, episodeId: string): Promise<void> => {
    if (!isId(episodeId)) return;
    await transaction.run(async () => {
      const group = await groups.lock(groupId, by);
      if (!group) throw notFound(`group ${groupId}`);
      const known = await groupMemory.dateOf(groupId, episodeId);
      if (!known) return;
      if (known.proposedBy !== by) assertManages(group);
      if ((await groupPlanNotices.dateOf(groupId, episodeId))?.isNotified)
        await addTellTask(tasks, { groupId, episodeId });
      await groupMemory.unplan(groupId, episodeId);
      groupEvents.planChanged(groupId);
    });
  };

import type { Clock, GoneMembers, TaskKind, Tasks, TaskStep } from '@seyir/kit';
import { MOST_OWNED } from '../domain/group.js';
import type { GroupEvents, GroupMemberStore, GroupStore } from './group-ports.js';
import type { CircleStore } from './ports.js';

type Input = { readonly memberId: string };

/** Gives the groups of a banned member to other owners. */
export const handOverGroupsTask: TaskKind<Input, string> = { name: 'hand-over-groups', whenDead: 'ticket' };

interface Deps {
  readonly circles: Pick<CircleStore, 'keepActive'>;
  readonly goneMembers: GoneMembers;
  readonly tasks: Tasks;
}

/** Stores whether a member may sign in. A task hands over the groups of a member who is banned now. */
export const keepActive =
  ({ circles, goneMembers, tasks }: Deps) =>
  async (memberId: string, active: boolean): Promise<void> => {
    if ((await goneMembers.among([memberId])).size > 0) return;
    const changed = await circles.keepActive(memberId, active);
    if (changed && !active) await tasks.add(handOverGroupsTask, { memberId }, { key: memberId });
  };

interface SuccessorDeps {
  readonly groupMembers: Pick<GroupMemberStore, 'successor' | 'standings' | 'move'>;
  readonly groupEvents: GroupEvents;
  readonly clock: Clock;
}

/**
 * Makes the manager who joined first the owner instead, or else the member who joined first (product-rules, Group invites). Call it
 * under the group's lock.
 * @param to the owner's next standing
 * @returns false without a successor; then nothing changes
 */
export const handOver = async (
  { groupMembers, groupEvents, clock }: SuccessorDeps,
  groupId: string,
  ownerId: string,
  to: 'none' | 'member',
): Promise<boolean> => {
  const active = await groupMembers.successor(groupId, ownerId, 'active');
  // If the owner leaves for good and only banned members are left, one of them becomes the owner, because a group with members needs one.
  const successor =
    active ?? (to === 'none' ? await groupMembers.successor(groupId, ownerId, 'all') : undefined);
  if (successor === undefined) return false;
  const change = { requestId: '', now: clock.now() };
  const from = (await groupMembers.standings(groupId, [successor])).get(successor) ?? 'none';
  // A group has at most one owner at any moment.
  await groupMembers.move(groupId, ownerId, { ...change, from: 'owner', to });
  await groupMembers.move(groupId, successor, { ...change, from, to: 'owner' });
  groupEvents.standingChanged(groupId, successor);
  return true;
};

interface StepDeps extends SuccessorDeps {
  readonly circles: Pick<CircleStore, 'isActive'>;
  readonly groups: Pick<GroupStore, 'lock'>;
  readonly groupMembers: Pick<GroupMemberStore, 'successor' | 'standings' | 'move' | 'ownedBy'>;
}

/** The step of `hand-over-groups`: the member stays in the groups as a plain member. A group without a successor keeps its owner. */
export const handOverGroupsStep =
  (deps: StepDeps): TaskStep<Input, string> =>
  async ({ memberId }) => {
    const { circles, groups, groupMembers, groupEvents } = deps;
    // The ban may have been lifted since.
    if (await circles.isActive(memberId)) return 'done';
    for (const groupId of await groupMembers.ownedBy(memberId, MOST_OWNED)) {
      const group = await groups.lock(groupId, memberId);
      if (group?.standing !== 'owner' || !(await handOver(deps, groupId, memberId, 'member'))) continue;
      groupEvents.standingChanged(groupId, memberId);
      groupEvents.groupChanged(groupId);
    }
    return 'done';
  };

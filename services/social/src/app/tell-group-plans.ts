import type { Clock, TaskKind, Tasks, TaskStep } from '@seyir/kit';
import { TOLD_BEFORE_MS } from '../domain/group-memory.js';
import type { GroupPlanNotices } from './group-memory-ports.js';
import type { GroupStore } from './group-ports.js';
import { groupPlanNotice, type Notices } from './notices.js';
import type { Transaction } from './ports.js';

/** Dates per transaction. */
const CHUNK = 100;

type Input = { readonly groupId: string; readonly episodeId: string };

/** Notifies the members of a group of a date in its plan, or withdraws these notifications if the date no longer holds. */
export const tellGroupPlanTask: TaskKind<Input, string> = {
  name: 'tell-group-plan',
  // Each row is an event, and the group is locked during a step.
  chunk: 200,
  whenDead: 'ticket',
};

// The timer and the steps of the task share these ports; each function takes only its own.
interface Deps {
  readonly groups: Pick<GroupStore, 'lock'>;
  readonly groupPlanNotices: GroupPlanNotices;
  readonly notices: Notices;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Adds the task for a date that is near, or that no longer holds. Call it in the transaction of the change. */
export const addTellTask = (tasks: Tasks, { groupId, episodeId }: Input): Promise<void> =>
  tasks.add(tellGroupPlanTask, { groupId, episodeId }, { key: `${groupId}:${episodeId}` });

/** Finds dates that begin within an hour, each once; a timer calls it. */
export const tellGroupPlans =
  ({ groupPlanNotices, transaction, tasks, clock }: Omit<Deps, 'groups' | 'notices'>) =>
  async (signal: AbortSignal): Promise<void> => {
    let taken = CHUNK;
    while (taken === CHUNK && !signal.aborted)
      taken = await transaction.run(async () => {
        const now = clock.now();
        const until = new Date(now.getTime() + TOLD_BEFORE_MS);
        const due = await groupPlanNotices.takeDue(now, until, CHUNK);
        for (const one of due) await addTellTask(tasks, one);
        return due.length;
      });
  };

/**
 * One step of `tell-group-plan`: a part of the members, in the order of ids. It follows the current state of the plan, under the
 * group's lock, so steps before and after a change publish in the right order.
 */
export const tellGroupPlanStep =
  ({
    groups,
    groupPlanNotices,
    notices,
    clock,
  }: Pick<Deps, 'groups' | 'groupPlanNotices' | 'notices' | 'clock'>): TaskStep<Input, string> =>
  async ({ groupId, episodeId }, cursor, { limit }) => {
    if (!(await groups.lock(groupId, undefined))) return 'done';
    const date = await groupPlanNotices.dateOf(groupId, episodeId);
    const holds = date?.isNotified ?? false;
    // The task is late: the members see in the plan that it has begun.
    if (holds && date!.at <= clock.now()) return 'done';
    const memberIds = await groupPlanNotices.membersAfter(groupId, cursor, limit, !holds);
    const about = memberIds.map((memberId) => groupPlanNotice(groupId, episodeId, memberId));
    await (holds ? notices.tell(about) : notices.withdraw(about));
    const last = memberIds.at(-1);
    return last === undefined || memberIds.length < limit ? 'done' : { cursor: last };
  };

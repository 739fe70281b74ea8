import { FIRST_ID, inTwoPasses } from '@seyir/kit';
import type { Clock, GoneMembers, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type {
  BlockStore,
  CounterStore,
  NotificationEvents,
  NotificationStore,
  RemovalStore,
  Transaction,
} from './ports.js';

/** Undefined in tasks of the previous version. */
type Input = { readonly memberId: string; readonly pass: number };

/**
 * Deletes a member's notifications, the notifications that the member caused for others, and the member's wishes and blocks; the
 * cursor is the last cause's id.
 */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

interface Deps {
  readonly removal: RemovalStore;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Handles the erasure of a member: the list is empty at once and accepts nothing more; a task deletes its rows. The mark stays,
 * because events of other topics may still name the member.
 */
export const removeMember =
  ({ removal, goneMembers, transaction, tasks, clock }: Deps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      await goneMembers.mark([memberId], clock.now());
      await removal.endList(memberId);
      await tasks.add(removeMemberTask, { memberId, pass: 1 }, { key: memberId });
    });

interface StepDeps {
  readonly blocks: BlockStore;
  readonly removal: RemovalStore;
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, string> => {
  const { removal, blocks, events } = deps;
  return inTwoPasses(removeMemberTask, deps, async ({ memberId }, after = FIRST_ID, { limit }) => {
    const gone = await removal.ofMember(memberId, after, limit);
    await events.notificationsChanged(memberId, gone);
    const last = gone.at(-1);
    if (last) return { cursor: last.causeId };
    if (!(await forgetCaused(deps, memberId, limit))) return { cursor: after };
    await removal.wishesOf(memberId);
    return (await blocks.forget(memberId, limit)) === limit ? { cursor: after } : 'done';
  });
};

/**
 * Removes notifications that an erased member caused. If other members are counted behind one, it only loses its actor. Returns
 * false while some are left.
 */
const forgetCaused = async (
  { removal, notifications, counters, events, clock }: StepDeps,
  actorId: string,
  limit: number,
): Promise<boolean> => {
  const now = clock.now();
  const caused = await removal.causedBy(actorId, limit);
  for (const { memberId, causeId, removed, hasOthers } of caused) {
    if (removed || hasOthers || !(await counters.lock(memberId, now))) continue;
    const gone = await notifications.remove(memberId, causeId, now);
    if (!gone) continue;
    await counters.move(memberId, { count: -1, unread: gone.read ? 0 : -1 }, now);
    await events.notificationsChanged(memberId, [{ ...gone, actorId: undefined }]);
  }
  await removal.forgetActors(caused.map(({ id }) => id));
  return caused.length < limit;
};

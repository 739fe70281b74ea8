import { FIRST_ID, inTwoPasses } from '@seyir/kit';
import type { Clock, GoneMembers, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { entriesRemoved, type ChangeList } from './change-list.js';
import type {
  BlockStore,
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

// The steps delete the lists, the wishes and the blocks of the member, and entries in lists of others.
interface StepDeps {
  readonly blocks: BlockStore;
  readonly removal: RemovalStore;
  readonly notifications: NotificationStore;
  readonly changeList: ChangeList;
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
  { removal, notifications, changeList }: StepDeps,
  actorId: string,
  limit: number,
): Promise<boolean> => {
  const caused = await removal.causedBy(actorId, limit);
  for (const { memberId, causeId, removed, hasOthers } of caused) {
    if (removed || hasOthers) continue;
    await changeList(memberId, async (now) => {
      const gone = await notifications.remove(memberId, causeId, now);
      return entriesRemoved(gone ? [{ ...gone, actorId: undefined }] : []);
    });
  }
  await removal.forgetActors(caused.map(({ id }) => id));
  return caused.length < limit;
};

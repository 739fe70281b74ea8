import { FIRST_ID } from '@seyir/kit';
import type { TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { NotificationEvents, RemovalStore, Transaction } from './ports.js';

type Input = { readonly memberId: string };

/** Takes away a member's notifications; its cursor is the last cause's id. */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

interface Deps {
  readonly removal: RemovalStore;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/**
 * A member is gone, for good: the list is empty at once and takes nothing any more; its rows follow in a task. The mark
 * stays, since events of other topics may still name the member.
 */
export const removeMember =
  ({ removal, transaction, tasks }: Deps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      await removal.endList(memberId);
      await removal.wishesOf(memberId);
      await tasks.add(removeMemberTask, { memberId }, { key: memberId });
    });

/** One step of `remove-member`. */
export const removeMemberStep =
  ({ removal, events }: { removal: RemovalStore; events: NotificationEvents }): TaskStep<Input, string> =>
  async ({ memberId }, after = FIRST_ID, { limit }) => {
    const gone = await removal.ofMember(memberId, after, limit);
    await events.notificationsChanged(memberId, gone);
    return gone.length === limit ? { cursor: gone.at(-1)?.causeId ?? after } : 'done';
  };

import { eraseInTurn, type Clock, type GoneMembers, type TaskKind, type Tasks } from '@seyir/kit';
import type { CollectionEvents, CollectionStore } from './collection-ports.js';
import { withdrawShown } from './keep-circle.js';
import type { PostEvents, Transaction } from './ports.js';

type Input = { readonly memberId: string; readonly pass: number };

/**
 * Deletes a member's posts, collections, likes, votes, claps, follows in both directions, mentions, group memberships, blocks,
 * progress in groups, and badges with their counts.
 */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

// One transaction marks the member, drops cached posts and collections, and adds the task.
interface Deps {
  readonly events: PostEvents;
  readonly collections: Pick<CollectionStore, 'idsOf'>;
  readonly collectionEvents: CollectionEvents;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Handles the erasure of a member: every list leaves the member out at once; a task deletes the rows. */
export const removeMember =
  ({ goneMembers, transaction, tasks, clock, ...showing }: Deps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      await goneMembers.mark([memberId], clock.now());
      await withdrawShown(showing, memberId);
      await tasks.add(removeMemberTask, { memberId, pass: 1 }, { key: memberId });
    });

/** One step of `remove-member`; it continues with the remaining rows. */
export const removeMemberStep = eraseInTurn(removeMemberTask);

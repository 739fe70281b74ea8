import type { Clock, GoneMembers, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { AccountEvents, DemoMembers, ErasureRecords, RestraintEvents, Transaction } from './ports.js';

// One transaction marks and deletes the members, publishes that, and adds the task of the ledger.
interface Deps {
  readonly demo: DemoMembers;
  readonly events: AccountEvents & RestraintEvents;
  readonly goneMembers: GoneMembers;
  readonly tasks: Tasks;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

type Input = { readonly memberIds: readonly string[]; readonly at: string };

/** Writes erasures to the copy of the ledger outside this database, because a restored backup of the database lacks them. */
export const recordErasuresTask: TaskKind<Input, null> = { name: 'record-erasures', whenDead: 'page' };

/** One step of `record-erasures`. */
export const recordErasuresStep =
  ({ records }: { readonly records: ErasureRecords }): TaskStep<Input, null> =>
  async ({ memberIds, at }) => {
    await records.add(memberIds, new Date(at));
    return 'done';
  };

/**
 * Erases members, at most 1,000: deletes their rows, passwords, sessions, blocks by and against them and all other data at once.
 * The mark stays, events inform the other services, and the ledger keeps only the ids.
 */
export const eraseMembers =
  ({ demo, events, goneMembers, tasks, transaction, clock }: Deps) =>
  (memberIds: readonly string[]): Promise<void> =>
    transaction.run(async () => {
      const now = clock.now();
      await goneMembers.mark(memberIds, now);
      const { members, sessionIds, restraints, mutedWords } = await demo.remove(memberIds);
      for (const sessionId of sessionIds) events.sessionEnded(sessionId);
      await events.restraintsChanged(
        restraints.map((restraint) => ({
          ...restraint,
          blocked: false,
          mute: undefined,
          version: restraint.version + 1,
        })),
      );
      await events.mutedWordsChanged(
        mutedWords.map((muted) => ({ ...muted, words: [], version: muted.version + 1 })),
      );
      await events.membersRemoved(members);
      await tasks.add(recordErasuresTask, { memberIds, at: now.toISOString() });
    });

export type EraseMembers = ReturnType<typeof eraseMembers>;

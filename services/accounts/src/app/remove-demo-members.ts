import type { AccountEvents, DemoMembers, Transaction } from './ports.js';

/** Members of one transaction. */
const SLICE = 50;

interface Deps {
  readonly demo: DemoMembers;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
}

export interface RemovedMembers {
  readonly memberIds: string[];
  /** Whether another call finds more. */
  readonly more: boolean;
}

/**
 * Removes fifty demo members with passwords, sessions and all else of theirs; an event tells of each. A dry run removes
 * nothing and answers all that there are.
 */
export const removeDemoMembers =
  ({ demo, events, transaction }: Deps) =>
  async (dryRun: boolean): Promise<RemovedMembers> => {
    if (dryRun) return { memberIds: await demo.ids(), more: false };
    return transaction.run(async () => {
      const memberIds = await demo.ids(SLICE);
      if (memberIds.length === 0) return { memberIds, more: false };
      const { members, sessionIds } = await demo.remove(memberIds);
      for (const sessionId of sessionIds) events.sessionEnded(sessionId);
      await events.membersRemoved(members);
      return { memberIds, more: true };
    });
  };

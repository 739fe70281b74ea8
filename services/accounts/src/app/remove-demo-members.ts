import type { AccountEvents, DemoMembers, MemberStore, Transaction } from './ports.js';

/** Members of one transaction. */
const SLICE = 50;

interface Deps {
  readonly members: MemberStore;
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
  ({ members, demo, events, transaction }: Deps) =>
  async (dryRun: boolean): Promise<RemovedMembers> => {
    if (dryRun) return { memberIds: await demo.ids(), more: false };
    return transaction.run(async () => {
      const memberIds = await demo.ids(SLICE);
      if (memberIds.length === 0) return { memberIds, more: false };
      const gone = await members.byIds(memberIds);
      for (const sessionId of await demo.remove(memberIds)) events.sessionEnded(sessionId);
      await events.membersRemoved(gone);
      return { memberIds, more: true };
    });
  };

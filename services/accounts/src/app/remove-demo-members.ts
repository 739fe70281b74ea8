import type { EraseMembers } from './erase-members.js';
import type { DemoMembers, Transaction } from './ports.js';

/** Number of members in one transaction. */
const SLICE = 50;

interface Deps {
  readonly demo: DemoMembers;
  readonly eraseMembers: EraseMembers;
  readonly transaction: Transaction;
}

export interface RemovedMembers {
  readonly memberIds: string[];
  /** Whether a further call would remove more. */
  readonly more: boolean;
}

/**
 * Removes fifty demo members with passwords, sessions and all other data, with one event each. A dry run removes nothing and
 * returns the counts of all.
 */
export const removeDemoMembers =
  ({ demo, eraseMembers, transaction }: Deps) =>
  async (dryRun: boolean): Promise<RemovedMembers> => {
    if (dryRun) return { memberIds: await demo.ids(), more: false };
    return transaction.run(async () => {
      const memberIds = await demo.ids(SLICE);
      if (memberIds.length === 0) return { memberIds, more: false };
      await eraseMembers(memberIds);
      return { memberIds, more: true };
    });
  };

import type { GoneMembers } from '@seyir/kit';
import type { Block } from '../domain/restraint.js';
import type { RestraintEvents, RestraintStore, Transaction } from './ports.js';

interface Deps {
  readonly restraints: RestraintStore;
  readonly goneMembers: GoneMembers;
  readonly events: RestraintEvents;
  readonly transaction: Transaction;
}

/**
 * Stores a member's block or mute of another one, or removes its row. Nothing is stored for erased members: blocks
 * and members have separate topics, so the event of a block may arrive after the erasure.
 */
export const keepBlock =
  ({ restraints, goneMembers, events, transaction }: Deps) =>
  (block: Block): Promise<void> =>
    transaction.run(async () => {
      const both = [block.memberId, block.otherId];
      const gone = await goneMembers.among(both);
      await restraints.keepBlock(gone.size === 0 ? block : { ...block, blocked: false, muted: false });
      events.restraintsChanged(both);
    });

/** Stores a member's muted words; none for an erased member. */
export const keepMutedWords =
  ({ restraints, goneMembers, events, transaction }: Deps) =>
  (memberId: string, words: readonly string[]): Promise<void> =>
    transaction.run(async () => {
      const gone = await goneMembers.among([memberId]);
      await restraints.keepWords(memberId, gone.size === 0 ? words : []);
      events.restraintsChanged([memberId]);
    });

import type { GoneMembers } from '@seyir/kit';
import type { Block } from '../domain/restraint.js';
import type { ConversationStore, MessageEvents, Transaction } from './ports.js';

interface Deps {
  readonly conversations: ConversationStore;
  readonly goneMembers: GoneMembers;
  readonly events: MessageEvents;
  readonly transaction: Transaction;
}

/**
 * Stores or removes a block. Open pages of both members are woken, because their right to write has changed. Nothing is stored
 * about erased members: blocks and members have separate topics, so a block may arrive after an erasure.
 */
export const keepBlock =
  ({ conversations, goneMembers, events, transaction }: Deps) =>
  (block: Block): Promise<void> =>
    transaction.run(async () => {
      const both = [block.memberId, block.otherId];
      const gone = await goneMembers.among(both);
      await conversations.keepBlock(gone.size === 0 ? block : { ...block, blocked: false });
      const id = await conversations.idOf(block.memberId, block.otherId);
      if (!id) return;
      await conversations.touch(both, [id]);
      events.inboxesChanged(both);
    });

import { notFound, type GoneMembers } from '@seyir/kit';
import { assertMayWrite } from './add-message.js';
import type { ConversationStore, MessageEvents, Transaction } from './ports.js';

interface Deps {
  readonly conversations: ConversationStore;
  readonly goneMembers: GoneMembers;
  readonly events: MessageEvents;
  readonly transaction: Transaction;
}

/**
 * Accepts a request, or removes it with its messages from the member's lists; the other member is not notified. NOT_FOUND for a
 * conversation that is not a request to the member. Accepting is FORBIDDEN if one of the two blocks the other or the sender is
 * erased.
 */
export const answerRequest =
  ({ conversations, goneMembers, events, transaction }: Deps) =>
  (memberId: string, id: string, accepted: boolean): Promise<void> =>
    transaction.run(async () => {
      const locked = await conversations.lock(id, memberId);
      if (!locked || locked.openedBy === memberId) throw notFound(`request ${id}`);
      if (locked.accepted) {
        if (accepted) return;
        throw notFound(`request ${id}`);
      }
      if (accepted) {
        await assertMayWrite({ conversations, goneMembers }, memberId, locked.otherId);
        await conversations.accept(id);
      } else await conversations.remove(id, memberId);
      const concerned = accepted ? [memberId, locked.otherId] : [memberId];
      await conversations.touch(concerned, [id]);
      events.inboxesChanged(concerned);
    });

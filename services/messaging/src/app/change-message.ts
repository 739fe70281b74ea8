import { isId, notFound, type GoneMembers } from '@seyir/kit';
import { assertMayWrite } from './add-message.js';
import type { ConversationStore, MessageEvents, MessagePlace, MessageStore, Transaction } from './ports.js';

export interface ChangeMessageDeps {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
  readonly goneMembers: GoneMembers;
  readonly events: MessageEvents;
  readonly transaction: Transaction;
}

/**
 * Changes a message under the lock of its conversation and wakes both members; editing, deleting and reactions use this step. If
 * `change` returns false, nobody is woken. NOT_FOUND; FORBIDDEN if one of the two blocks the other, unless `acrossBlocks`.
 */
export const changeMessage =
  ({ conversations, messages, goneMembers, events, transaction }: ChangeMessageDeps) =>
  (
    memberId: string,
    id: string,
    change: (place: MessagePlace) => Promise<boolean>,
    { acrossBlocks = false } = {},
  ): Promise<void> =>
    transaction.run(async () => {
      const [place] = isId(id) ? await messages.placesOf(memberId, [id]) : [];
      const locked = place && (await conversations.lock(place.conversationId, memberId));
      if (!place || !locked) throw notFound(`message ${id}`);
      const both = [memberId, locked.otherId];
      if (!acrossBlocks) await assertMayWrite({ conversations, goneMembers }, memberId, locked.otherId);
      if (!(await change(place))) return;
      await conversations.touch(both, [locked.id]);
      events.inboxesChanged(both);
    });

import type { ConversationStore, MessageEvents, Transaction } from './ports.js';

interface Deps {
  readonly conversations: ConversationStore;
  readonly events: MessageEvents;
  readonly transaction: Transaction;
}

/** Records up to which message a member has read a conversation; never backwards. Both members' pages are woken. */
export const markRead =
  ({ conversations, events, transaction }: Deps) =>
  (memberId: string, id: string, seq: number): Promise<void> =>
    transaction.run(async () => {
      const locked = await conversations.lock(id, memberId);
      if (!locked || !(await conversations.markRead(id, memberId, Math.min(seq, locked.seq)))) return;
      // The sender of a request does not see what its recipient has read.
      const concerned = locked.accepted ? [memberId, locked.otherId] : [memberId];
      await conversations.touch(concerned, [id]);
      events.inboxesChanged(concerned);
    });

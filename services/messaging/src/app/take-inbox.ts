import type { Conversation } from '../domain/conversation.js';
import type { ConversationStore, InboxChanges, MessageEvents, Transaction } from './ports.js';

/** If more conversations have changed, the list is reloaded. */
const MOST_CHANGED = 50;

/** Maximum conversations that one call records as delivered; the next call continues. */
const MOST_DELIVERED = 100;

interface Deps {
  readonly conversations: ConversationStore;
  readonly events: MessageEvents;
  readonly transaction: Transaction;
}

export interface TakenInbox extends Omit<InboxChanges, 'changed'> {
  readonly conversations: readonly Conversation[];
  /** True if more has changed than is listed. */
  readonly readAgain: boolean;
}

/**
 * The changes of a member's conversations since a revision. It records that the messages of the inbox were delivered,
 * because the caller is a connection or a poll of the member (product-rules, Messages).
 */
export const takeInbox =
  ({ conversations, events, transaction }: Deps) =>
  async (memberId: string, since: number): Promise<TakenInbox> => {
    await transaction.run(async () => {
      const delivered = await conversations.markDelivered(memberId, MOST_DELIVERED);
      if (delivered.length === 0) return;
      const others = delivered.map(({ otherId }) => otherId);
      await conversations.touch(
        others,
        delivered.map(({ id }) => id),
      );
      events.inboxesChanged(others);
    });
    const { changed, ...counts } = await conversations.changes(memberId, since, MOST_CHANGED + 1);
    return {
      ...counts,
      conversations: changed.slice(0, MOST_CHANGED),
      readAgain: changed.length > MOST_CHANGED,
    };
  };

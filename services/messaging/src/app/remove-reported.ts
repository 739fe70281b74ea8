import { DomainError, isId, type Clock, type Tasks } from '@seyir/kit';
import { emptyMessage } from './delete-message.js';
import type { PhotoStore } from './photo-ports.js';
import type { ConversationStore, MessageEvents, MessageStore, Transaction } from './ports.js';

// One transaction empties the message, leaves its photos to a task, and moves both inboxes.
interface Deps {
  readonly conversations: Pick<ConversationStore, 'lock' | 'touch'>;
  readonly messages: Pick<MessageStore, 'reported' | 'delete'>;
  readonly photos: Pick<PhotoStore, 'removeOf'>;
  readonly events: Pick<MessageEvents, 'inboxesChanged'>;
  readonly tasks: Tasks;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Carries out a moderator's decision: deletes a message for both members. A message that is gone or deleted is no error. */
export const removeReportedMessage = (deps: Deps) => {
  const { conversations, messages, events, transaction } = deps;
  const empty = emptyMessage(deps);
  return (id: string): Promise<void> =>
    transaction.run(async () => {
      const found = isId(id) ? await messages.reported(id) : undefined;
      const locked = found && (await conversations.lock(found.conversationId, found.memberId));
      if (!locked) return;
      await empty(id, locked.id);
      const both = [locked.memberId, locked.otherId];
      await conversations.touch(both, [locked.id]);
      events.inboxesChanged(both);
    });
};

interface RoomDeps {
  readonly deleteEntry: (id: string) => Promise<unknown>;
  readonly endRoom: (id: string) => Promise<unknown>;
}

/** Carries out a moderator's decision: deletes an entry of a chat, or ends a room. A target that is gone is no error. */
export const removeReportedInRoom =
  ({ deleteEntry, endRoom }: RoomDeps) =>
  async (id: string): Promise<void> => {
    if (await isDone(deleteEntry(id))) return;
    await isDone(endRoom(id));
  };

/** False for an unknown id. */
const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
      throw error;
    },
  );

import { DomainError, isId, notFound, type Clock, type GoneMembers, type Ids } from '@seyir/kit';
import type { Photo } from '../domain/photo.js';
import type { PhotoStore } from './photo-ports.js';
import type { ConversationStore, LockedConversation, MessageEvents, MessageStore } from './ports.js';

// One transaction checks blocks and erased members, adds the message with its photos, and moves both inboxes.
export interface AddMessageDeps {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
  readonly photos: Pick<PhotoStore, 'add'>;
  readonly goneMembers: GoneMembers;
  readonly events: MessageEvents;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The position of a sent message. It does not contain the text, so the stored answer of a repeated call keeps no deleted text. */
export interface Sent {
  readonly conversationId: string;
  readonly messageId: string;
}

/** A checked message. */
interface CheckedMessage {
  readonly body: string;
  readonly photos: readonly Photo[];
  /** Empty for none. */
  readonly replyToId: string;
}

/**
 * Adds a message to a locked conversation; opening and sending both use this step. A reply by the recipient of a request accepts
 * it. FORBIDDEN if one of the two blocks the other and if the recipient is erased, NOT_FOUND for an unknown `replyToId`.
 */
export const addMessage =
  ({ conversations, messages, photos, goneMembers, events, clock, ids }: AddMessageDeps) =>
  async (
    { id: conversationId, memberId, otherId, openedBy, accepted }: LockedConversation,
    { body, photos: added, replyToId }: CheckedMessage,
  ): Promise<Sent> => {
    await assertMayWrite({ conversations, goneMembers }, memberId, otherId);
    const replyToSeq = replyToId ? await seqOf(replyToId) : undefined;
    const messageId = ids.next();
    if (!accepted && openedBy !== memberId) await conversations.accept(conversationId);
    await messages.add({
      id: messageId,
      conversationId,
      authorId: memberId,
      body,
      now: clock.now(),
      replyToSeq,
    });
    await photos.add({ id: messageId, authorId: memberId }, added);
    await conversations.touch([memberId, otherId], [conversationId]);
    events.inboxesChanged([memberId, otherId]);
    return { conversationId, messageId };

    async function seqOf(id: string): Promise<number> {
      const [place] = isId(id) ? await messages.placesOf(memberId, [id]) : [];
      if (place?.conversationId !== conversationId) throw notFound(`message ${id}`);
      return place.seq;
    }
  };

/** FORBIDDEN if one of the two blocks the other, or the recipient is erased. */
export const assertMayWrite = async (
  { conversations, goneMembers }: Pick<AddMessageDeps, 'conversations' | 'goneMembers'>,
  memberId: string,
  otherId: string,
): Promise<void> => {
  if ((await goneMembers.among([otherId])).size > 0) throw new DomainError('FORBIDDEN', { reason: 'gone' });
  if (await conversations.isBlocked(memberId, otherId))
    throw new DomainError('FORBIDDEN', { reason: 'blocked' });
};

import { isId, keyPage, keyset, notFound, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Conversation } from '../domain/conversation.js';
import type { Message } from '../domain/message.js';
import type { Sent } from './add-message.js';
import type { ConversationStore, MessageStore } from './ports.js';

const sizes = { usual: 50, most: 100 } as const;
const newestFirst = keyset('messages', { seq: 'integer' });

/** Number of earlier messages that a report's case also contains. */
const EVIDENCE_BEFORE = 4;

interface Deps {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
}

/** The messages of a conversation, newest first. BAD_INPUT as in keyPage. */
export const listMessages =
  ({ messages }: Pick<Deps, 'messages'>) =>
  (memberId: string, conversationId: string, page: KeyPageQuery | undefined): Promise<KeyPage<Message>> =>
    keyPage({ keyset: newestFirst, sizes, page }, (slice) => messages.list(memberId, conversationId, slice));

/**
 * The messages that have changed since a version of the conversation, the oldest change first; `last` is false if more have
 * changed.
 */
export const listChangedMessages =
  ({ messages }: Pick<Deps, 'messages'>) =>
  async (
    memberId: string,
    conversationId: string,
    { since, size }: { readonly since: number; readonly size: number },
  ): Promise<KeyPage<Message>> => {
    const limit = Math.min(size || sizes.usual, sizes.most);
    const found = await messages.changedSince(memberId, conversationId, since, limit + 1);
    return { items: found.slice(0, limit), last: found.length <= limit, next: '' };
  };

/** A message as its author sees it after a write. NOT_FOUND if it does not exist. */
export const readMessage =
  ({ messages }: Pick<Deps, 'messages'>) =>
  async (memberId: string, id: string): Promise<Message> => {
    const [message] = isId(id) ? await messages.byIds(memberId, [id]) : [];
    if (!message) throw notFound(`message ${id}`);
    return message;
  };

/** A sent message with its conversation. NOT_FOUND if they do not exist. */
export const readSent = ({ conversations, messages }: Deps) => {
  const read = readMessage({ messages });
  return async (
    memberId: string,
    { conversationId, messageId }: Sent,
  ): Promise<{ conversation: Conversation; message: Message }> => {
    const [[conversation], message] = await Promise.all([
      conversations.byIds(memberId, [conversationId]),
      read(memberId, messageId),
    ]);
    if (!conversation) throw notFound(`conversation ${conversationId}`);
    return { conversation, message };
  };
};

/** A message with up to four messages before it, the oldest first, for the case of a report. Deleted ones are left out. */
export const copyEvidence =
  ({ messages }: Pick<Deps, 'messages'>) =>
  async (memberId: string, id: string): Promise<readonly Message[]> => {
    const found = await messages.upTo(memberId, id, EVIDENCE_BEFORE);
    if (!found.some((message) => message.id === id && !message.deleted)) throw notFound(`message ${id}`);
    return found.filter(({ deleted }) => !deleted);
  };

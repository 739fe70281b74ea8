import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ConversationsDocument } from '../../../generated/conversations.js';
import { ConversationWithDocument } from '../../../generated/conversation-with.js';
import { MessagesDocument } from '../../../generated/messages.js';
import { OpenConversationDocument } from '../../../generated/open-conversation.js';
import { SendMessageDocument } from '../../../generated/send-message.js';
import type { MessageFieldsFragment } from '../../../generated/types.js';
import { readError, wantsSession } from '../../../lib/graphql-error.js';
import { useSignInBroker } from '../../../lib/login.js';
import type { SignInBroker } from '../../../lib/sign-in-broker.js';
import { createOutbox, type Outbox, type Outgoing, type Sending } from '../outbox.js';
import { messageTexts } from '../texts.js';

const AGAIN_MS = 5_000;

/** Answers after which the same message may be sent again. */
const temporary = new Set(['OFFLINE', 'TRY_AGAIN', 'DEADLINE', 'INTERNAL', 'SLOW_DOWN']);

const outboxes = new WeakMap<ApolloClient, Map<string, Outbox>>();

/** The viewer's messages that wait to be sent. They are sent on every page, and again when the connection is back. */
export function useOutbox(viewerId: string): { outbox: Outbox; waiting: readonly Outgoing[] } {
  const client = useApolloClient();
  const broker = useSignInBroker();
  const outbox = outboxOf(client, broker, viewerId);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);
  useEffect(() => outbox.flush(), [outbox]);
  return { outbox, waiting };
}

/** The one outbox of a viewer in this tab. */
export function outboxOf(client: ApolloClient, broker: SignInBroker, viewerId: string): Outbox {
  const known = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, known);
  const outbox =
    known.get(viewerId) ??
    createOutbox(`giden:${viewerId}`, async (entry) => {
      // Another member may have signed in meanwhile: a message is never sent in another member's name.
      if (!broker.isViewer(viewerId)) return { state: 'stop' };
      const result = await send(client, entry);
      // The sign-out has removed the stored texts of the tab; no text may be stored after it.
      return broker.isViewer(viewerId) ? result : { state: 'stop' };
    });
  if (!known.has(viewerId)) addEventListener('online', () => outbox.flush());
  known.set(viewerId, outbox);
  return outbox;
}

async function send(client: ApolloClient, entry: Outgoing): Promise<Sending> {
  const { key: idempotencyKey, body, memberId, conversationId, replyToId } = entry;
  const photos = (entry.photos ?? []).map(({ uploadId, alt }) => ({ uploadId, alt }));
  const content = { body, idempotencyKey, ...(photos.length > 0 && { photos }) };
  try {
    const message = conversationId
      ? (
          await client.mutate({
            mutation: SendMessageDocument,
            variables: { input: { conversationId, replyToId: replyToId ?? null, ...content } },
            context: { quiet: true },
          })
        ).data?.sendMessage.message
      : (
          await client.mutate({
            mutation: OpenConversationDocument,
            variables: { input: { memberId, ...content } },
            context: { quiet: true },
          })
        ).data?.openConversation.message;
    if (!message) return { state: 'stop' };
    showSent(client, message);
    if (!conversationId)
      await client
        .refetchQueries({ include: [ConversationsDocument, ConversationWithDocument] })
        .catch(() => undefined);
    return { state: 'sent' };
  } catch (error) {
    const { code, message, fields, retryAfterMs } = readError(error);
    if (wantsSession(code) || code === 'VIEWER_CHANGED') return { state: 'stop' };
    const reason = fields['body'] ?? fields['photos'] ?? (message || messageTexts.sendFailed);
    // The daily limit of first messages is too long to wait for, so the message is refused.
    const isLimit = code === 'SLOW_DOWN' && !conversationId;
    if (isLimit || !temporary.has(code)) return { state: 'refused', reason };
    const afterMs = Math.max(AGAIN_MS, retryAfterMs ?? 0);
    return { state: 'later', afterMs, ...(code === 'INTERNAL' && { fault: reason }) };
  }
}

/** The loaded thread gets the message before it leaves the list of waiting ones, so that it never disappears in between. */
function showSent(client: ApolloClient, message: MessageFieldsFragment): void {
  const variables = { conversationId: message.conversationId };
  client.cache.updateQuery({ query: MessagesDocument, variables }, (old) =>
    old?.messages && !old.messages.items.some(({ id }) => id === message.id)
      ? { messages: { ...old.messages, items: [message, ...old.messages.items] } }
      : old,
  );
}

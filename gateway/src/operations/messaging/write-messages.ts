import { badInput, DomainError } from '@seyir/kit/stateless';
import { Reaction, type Conversation, type Message } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey, reaction } from '../inputs.js';
import { operation } from '../operation.js';
import { photosOfUse, uploadedPhotos } from '../social/upload-photo.js';
import { writeOptions } from '../write-options.js';

/** The owning service counts graphemes. The text may be empty with photos. */
const body = z.string().max(2_000 * 16);

export interface SentMessage {
  readonly conversation: Conversation;
  readonly message: Message;
}

/**
 * Sends a text with up to four photos, or photos alone, to a member: into their existing conversation, or into a new one. FORBIDDEN
 * if one of them blocks the other.
 */
export const openConversation = operation({
  input: z.object({ memberId: id, body, photos: uploadedPhotos, idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, ...input }): Promise<SentMessage> {
    const request = { ...input, photos: photosOfUse(ctx, input.photos, 'message') };
    assertContent(request);
    return sentOf(await ctx.services.messaging.openConversation(request, writeOptions(ctx, idempotencyKey)));
  },
});

/** Sends a message, as openConversation, into one of the viewer's conversations. FORBIDDEN if one of them blocks the other. */
export const sendMessage = operation({
  input: z.object({
    conversationId: id,
    body,
    photos: uploadedPhotos,
    replyToId: id.nullish(),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, replyToId, ...input }): Promise<SentMessage> {
    const photos = photosOfUse(ctx, input.photos, 'message');
    const request = { ...input, photos, replyToId: replyToId ?? '' };
    assertContent(request);
    return sentOf(await ctx.services.messaging.sendMessage(request, writeOptions(ctx, idempotencyKey)));
  },
});

/** Edits the text of an own message within 15 minutes; EDIT_CLOSED after that. Its photos stay. */
export const editMessage = operation({
  input: z.object({ id, body, idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { id: messageId, body, idempotencyKey }): Promise<Message> {
    const options = writeOptions(ctx, idempotencyKey);
    return messageOf((await ctx.services.messaging.editMessage({ messageId, body }, options)).message);
  },
});

/** Deletes an own message for both members. */
export const deleteMessage = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: messageId }): Promise<Message> =>
    messageOf((await services.messaging.deleteMessage({ messageId })).message),
});

/** Sets the viewer's reaction to a message; undefined or null removes it. */
export const reactToMessage = operation({
  input: z.object({ id, reaction: reaction.nullish() }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id: messageId, reaction }): Promise<Message> {
    const request = { messageId, reaction: reaction ?? Reaction.UNSPECIFIED };
    return messageOf((await services.messaging.reactToMessage(request)).message);
  },
});

const assertContent = ({ body, photos }: { body: string; photos: readonly unknown[] }): void => {
  if (body.trim() === '' && photos.length === 0) throw badInput({ body: 'required' });
};

const sentOf = ({ conversation, message }: Partial<SentMessage>): SentMessage => {
  if (!conversation) throw new DomainError('INTERNAL', { reason: 'an answer without a conversation' });
  return { conversation, message: messageOf(message) };
};

const messageOf = (message: Message | undefined): Message => {
  if (!message) throw new DomainError('INTERNAL', { reason: 'an answer without a message' });
  return message;
};

import { DomainError } from '@seyir/kit/stateless';
import type { Conversation } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Records up to which message the viewer has read a conversation. */
export const markConversationRead = operation({
  input: z.object({
    id,
    seq: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
  access: 'member',
  limit: 'marking',
  async run({ services, parts, viewer }, { id: conversationId, seq }): Promise<Conversation> {
    const { conversation } = await services.messaging.markConversationRead({ conversationId, seq });
    parts.unreadMessages.forget(viewer.memberId ?? '');
    if (!conversation) throw new DomainError('INTERNAL', { reason: 'an answer without a conversation' });
    return conversation;
  },
});

/** Accepts a message request, or removes it; undefined if it was removed. NOT_FOUND for a conversation that is not a request. */
export const answerMessageRequest = operation({
  input: z.object({ id, accepted: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: conversationId, accepted }): Promise<Conversation | undefined> =>
    (await services.messaging.answerMessageRequest({ conversationId, accepted })).conversation,
});

/** Shows the other member for a few seconds that the viewer is typing. */
export const noteTyping = operation({
  input: z.object({ conversationId: id }),
  access: 'member',
  limit: 'marking',
  run: async ({ services }, input): Promise<void> => void (await services.messaging.noteTyping(input)),
});

/** Switches read marks on or off, in both directions. */
export const setMessageSettings = operation({
  input: z.object({ readMarks: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, settings) {
    const answer = await services.messaging.setMessageSettings({ settings });
    if (!answer.settings) throw new DomainError('INTERNAL', { reason: 'an answer without settings' });
    return answer.settings;
  },
});

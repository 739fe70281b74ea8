import { DomainError, notFound, type Clock } from '@seyir/kit';
import { editableUntil } from '../domain/message.js';
import { changeMessage, type ChangeMessageDeps } from './change-message.js';
import { bodyOf } from './message-text.js';

/**
 * Changes the text of an own message within 15 minutes (product-rules, Messages). BAD_INPUT, EDIT_CLOSED; NOT_FOUND for a deleted
 * one; FORBIDDEN if one of the two blocks the other.
 */
export const editMessage = (deps: ChangeMessageDeps & { readonly clock: Clock }) => {
  const { messages, clock } = deps;
  const change = changeMessage(deps);
  return async (memberId: string, id: string, text: string): Promise<void> => {
    const body = bodyOf(text);
    await change(memberId, id, async ({ conversationId }) => {
      const [message] = await messages.byIds(memberId, [id]);
      if (!message || message.deleted) throw notFound(`message ${id}`);
      if (editableUntil(message) < clock.now()) throw new DomainError('EDIT_CLOSED');
      if (message.body === body) return false;
      await messages.edit(id, conversationId, body, clock.now());
      return true;
    });
  };
};

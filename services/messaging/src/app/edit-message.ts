import { badInput, DomainError, notFound, type Clock } from '@seyir/kit';
import { editableUntil } from '../domain/message.js';
import { changeMessage, type ChangeMessageDeps } from './change-message.js';
import { bodyOf } from './message-text.js';

/**
 * Changes the text of an own message within 15 minutes (product-rules, Messages); its photos stay. BAD_INPUT, EDIT_CLOSED; NOT_FOUND
 * for a deleted one; FORBIDDEN if one of the two blocks the other.
 */
export const editMessage = (deps: ChangeMessageDeps & { readonly clock: Clock }) => {
  const { messages, clock } = deps;
  const change = changeMessage(deps);
  return async (memberId: string, id: string, text: string): Promise<void> => {
    // Without photos an empty text is refused below.
    const body = bodyOf(text, { mayBeEmpty: true });
    await change(memberId, id, async ({ conversationId }) => {
      const [message] = await messages.byIds(memberId, [id]);
      if (!message || message.deleted) throw notFound(`message ${id}`);
      if (body === '' && message.photos.length === 0) throw badInput({ body: 'required' });
      if (editableUntil(message) < clock.now()) throw new DomainError('EDIT_CLOSED');
      if (message.body === body) return false;
      await messages.edit(id, conversationId, body, clock.now());
      return true;
    });
  };
};

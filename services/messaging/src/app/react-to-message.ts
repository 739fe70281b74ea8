import { notFound } from '@seyir/kit';
import type { Reaction } from '../domain/message.js';
import { changeMessage, type ChangeMessageDeps } from './change-message.js';

/**
 * Sets the member's single reaction to a message; undefined removes it. NOT_FOUND for a deleted message, FORBIDDEN if one of the
 * two blocks the other.
 */
export const reactToMessage = (deps: ChangeMessageDeps) => {
  const { messages } = deps;
  const change = changeMessage(deps);
  return (memberId: string, id: string, reaction: Reaction | undefined): Promise<void> =>
    change(memberId, id, async (place) => {
      const [message] = await messages.byIds(memberId, [id]);
      if (!message || message.deleted) throw notFound(`message ${id}`);
      return messages.react(place, memberId, reaction);
    });
};

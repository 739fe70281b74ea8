import type { Clock } from '@seyir/kit';
import { changeMessage, type ChangeMessageDeps } from './change-message.js';

/**
 * Deletes the text and the reactions of an own message, for both members, even if one of them blocks the other. A repeated call is
 * no error.
 */
export const deleteMessage = (deps: ChangeMessageDeps & { readonly clock: Clock }) => {
  const { messages, clock } = deps;
  const change = changeMessage(deps);
  return (memberId: string, id: string): Promise<void> =>
    change(
      memberId,
      id,
      async ({ conversationId }) => {
        const [message] = await messages.byIds(memberId, [id]);
        if (!message || message.deleted) return false;
        await messages.delete(id, conversationId, clock.now());
        return true;
      },
      { acrossBlocks: true },
    );
};

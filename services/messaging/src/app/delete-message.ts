import type { Clock, Tasks } from '@seyir/kit';
import { changeMessage, type ChangeMessageDeps } from './change-message.js';
import { deletePhotosTask } from './delete-photos.js';
import type { PhotoStore } from './photo-ports.js';
import type { MessageStore } from './ports.js';

interface EmptyDeps {
  readonly messages: Pick<MessageStore, 'delete'>;
  readonly photos: Pick<PhotoStore, 'removeOf'>;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

type Deps = ChangeMessageDeps & EmptyDeps;

/** Deletes the text, the photos and the reactions of a message. Call it under the lock of its conversation. */
export const emptyMessage =
  ({ messages, photos, tasks, clock }: EmptyDeps) =>
  async (id: string, conversationId: string): Promise<void> => {
    await messages.delete(id, conversationId, clock.now());
    const files = await photos.removeOf(id);
    if (files.length > 0) await tasks.add(deletePhotosTask, { files }, { key: id });
  };

/**
 * Deletes the text, the photos and the reactions of an own message, for both members, even if one of them blocks the other. A repeated
 * call is no error.
 */
export const deleteMessage = (deps: Deps) => {
  const { messages } = deps;
  const empty = emptyMessage(deps);
  const change = changeMessage(deps);
  return (memberId: string, id: string): Promise<void> =>
    change(
      memberId,
      id,
      async ({ conversationId }) => {
        const [message] = await messages.byIds(memberId, [id]);
        if (!message || message.deleted) return false;
        await empty(id, conversationId);
        return true;
      },
      { acrossBlocks: true },
    );
};

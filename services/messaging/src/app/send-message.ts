import { notFound } from '@seyir/kit';
import { addMessage, type AddMessageDeps, type Sent } from './add-message.js';
import type { StoredPhoto } from '../domain/photo.js';
import { bodyOf } from './message-text.js';
import { photosOf, type PhotoInputDeps } from './photo-input.js';
import type { Transaction } from './ports.js';

export interface SendMessageInput {
  readonly conversationId: string;
  /** May be empty with photos. */
  readonly body: string;
  readonly photos: readonly StoredPhoto[];
  /** Empty for none. */
  readonly replyToId: string;
}

/** Writes into a conversation. BAD_INPUT, NOT_FOUND, FORBIDDEN as in addMessage. */
export const sendMessage = (
  deps: AddMessageDeps & PhotoInputDeps & { readonly transaction: Transaction },
) => {
  const { conversations, transaction } = deps;
  const add = addMessage(deps);
  return async (
    memberId: string,
    { conversationId, replyToId, ...input }: SendMessageInput,
  ): Promise<Sent> => {
    const body = bodyOf(input.body, { mayBeEmpty: input.photos.length > 0 });
    const photos = await photosOf(deps, input.photos);
    return transaction.run(async () => {
      const locked = await conversations.lock(conversationId, memberId);
      if (!locked) throw notFound(`conversation ${conversationId}`);
      return add(locked, { body, photos, replyToId });
    });
  };
};

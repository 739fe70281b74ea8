import { timestampDate } from '@bufbuild/protobuf/wkt';
import { DomainError, FIRST_ID, type ServiceClient } from '@seyir/kit';
import type { MessagingService } from '@seyir/proto';
import type { Messages } from '../../app/ports.js';
import { photosOf } from './reported-photos.js';

/** Texts are copied with the member's own rights: only the recipient of a message, or a member in the room, can have it copied. */
export const messagesOf = (client: ServiceClient<typeof MessagingService>): Messages => ({
  async roomEvidence(targetId) {
    const asked = client.copyRoomEvidence({ targetId }, { timeoutMs: 1_000 });
    const { copies } = await asked.catch((error: unknown) => ({ copies: noneWhenHidden(error).messages }));
    return copies.map(({ id, authorId, body, postedAt }) => ({
      messageId: id,
      authorId: authorId || FIRST_ID,
      body,
      sentAt: postedAt ? timestampDate(postedAt) : new Date(0),
    }));
  },

  async titleOfEntry(entryId) {
    const found = await client.findEntryTitle({ entryId }, { asService: true, timeoutMs: 1_000 });
    return found.titleId || undefined;
  },

  async evidence(messageId) {
    const copied = await client.copyEvidence({ messageId }, { timeoutMs: 1_000 }).catch(noneWhenHidden);
    return copied.messages.map(({ sentAt, ...copy }) => ({
      messageId: copy.messageId,
      authorId: copy.authorId,
      body: copy.body,
      sentAt: sentAt ? timestampDate(sentAt) : new Date(0),
      photos: photosOf(copy.photos),
    }));
  },
});

/** Messaging answers FORBIDDEN for an own message, because members cannot report themselves. */
const noneWhenHidden = (error: unknown): { readonly messages: readonly never[] } => {
  const { code } = error instanceof DomainError ? error : { code: undefined };
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return { messages: [] };
  throw error;
};

import { NO_THREAD, recipientsAmong } from '../domain/notification.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** A conversation that its recipient has not accepted. */
export interface MessageRequestFacts {
  readonly conversationId: string;
  readonly senderId: string;
  readonly recipientId: string;
  readonly time: Date;
}

/** Notifies a member of a message request, once for a conversation; see `keepCause`. The text stays in messaging. */
export const keepMessageRequest = (deps: CauseDeps) => {
  const keep = keepCause(deps);
  return ({ conversationId, senderId, recipientId, time }: MessageRequestFacts): Promise<void> =>
    keep({
      id: conversationId,
      recipients: recipientsAmong([recipientId], 'message-request', senderId),
      actorId: senderId,
      target: { kind: NO_THREAD, id: conversationId },
      time,
      removed: false,
    });
};

import { ConversationFolder, type Conversation, type TakeInboxResponse } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';

/** Maximum number of conversations with unread messages in the answer to a poll. */
const MOST_UNREAD = 20;

/** The changes of the viewer's conversations since a revision. This call also marks all messages of the inbox as delivered. */
export const takeInbox = operation({
  input: z.object({
    since: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .nullish(),
  }),
  access: 'member',
  run: ({ services }, { since }): Promise<TakeInboxResponse> =>
    services.messaging.takeInbox({ since: since ?? 0 }),
});

/**
 * Conversations of the inbox with unread messages, those with the newest message first, for the legacy poll. Answered from memory
 * while nothing changes.
 */
export const listUnread = operation({
  input: z.object({}),
  access: 'member',
  run: ({ parts, services, viewer }): Promise<readonly Conversation[]> =>
    parts.unreadMessages.get(viewer.memberId ?? '', async () => {
      const { unread } = await services.messaging.takeInbox({});
      if (unread === 0) return [];
      const list = {
        folder: ConversationFolder.INBOX,
        unreadOnly: true,
        page: { number: 1, size: MOST_UNREAD },
      };
      return (await services.messaging.listConversations(list)).conversations;
    }),
});

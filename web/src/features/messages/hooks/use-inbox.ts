import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ConversationsDocument } from '../../../generated/conversations.js';
import { ConversationWithDocument } from '../../../generated/conversation-with.js';
import { followInbox } from '../follow-inbox.js';

interface Inbox {
  /** Conversations with unread messages. */
  unread: number;
  /** Requests with unread messages. */
  requests: number;
}

/**
 * Keeps the viewer's conversations up to date while a page of messages is open. Changed conversations are in the cache under the
 * same ids, so nothing is shown twice.
 */
export function useInbox(): Inbox {
  const client = useApolloClient();
  const [counts, setCounts] = useState<Inbox>({ unread: 0, requests: 0 });
  useEffect(
    () =>
      followInbox(client, ({ unread, requests, conversations, readAgain }) => {
        setCounts({ unread, requests });
        if (conversations.length > 0 || readAgain)
          client
            .refetchQueries({ include: [ConversationsDocument, ConversationWithDocument] })
            .catch(() => undefined);
      }),
    [client],
  );
  return counts;
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { MarkConversationReadDocument } from '../../../generated/mark-conversation-read.js';
import { MessagesDocument } from '../../../generated/messages.js';
import type { ConversationFieldsFragment, MessageFieldsFragment } from '../../../generated/types.js';
import { retry } from '../../../lib/retry.js';

interface Messages {
  /** The oldest first; undefined until the first page is loaded. */
  items: readonly MessageFieldsFragment[] | undefined;
  failed: boolean;
  /** Nothing is older. */
  last: boolean;
  loadingOlder: boolean;
  loadOlder: () => Promise<void>;
  retry: () => void;
}

/**
 * The messages of a conversation. When its version rises, all changes since the last read are loaded, however many were missed.
 * Loaded messages on a visible page count as read.
 */
export function useMessages({ id, version, seq, unread }: ConversationFieldsFragment): Messages {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useQuery(MessagesDocument, {
    variables: { conversationId: id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [loadingOlder, setLoadingOlder] = useState(false);
  const list = data?.messages;
  const known = useRef(0);
  const isLoaded = list !== undefined && list !== null;
  /** A message that is not loaded yet does not count as read. */
  const seenSeq = Math.min(seq, list?.items[0]?.seq ?? 0);

  useEffect(() => {
    if (!isLoaded) return;
    if (known.current === 0) known.current = Math.max(0, ...list.items.map((message) => message.version));
    if (version <= known.current) return;
    let ended = false;
    const readOn = async () => {
      for (let last = false; !last && !ended;) {
        const variables = { conversationId: id, changedSince: known.current };
        const answer = await client.query({
          query: MessagesDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        const changed = answer.data?.messages;
        if (!changed) return;
        for (const one of changed.items) if (one.deleted) hideQuotes(client, id, one.id);
        last = changed.last;
        known.current = Math.max(
          known.current,
          last ? version : 0,
          ...changed.items.map((one) => one.version),
        );
      }
    };
    const stop = retry(readOn);
    return () => {
      ended = true;
      stop();
    };
    // The list changes with each read; only a new version of the conversation asks for one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, id, version, isLoaded]);

  useEffect(() => {
    if (unread === 0 || seenSeq === 0) return;
    let stop: (() => void) | undefined;
    const mark = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', mark);
      const variables = { id, seq: seenSeq };
      stop = retry(() =>
        client.mutate({ mutation: MarkConversationReadDocument, variables, context: { quiet: true } }),
      );
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => {
      document.removeEventListener('visibilitychange', mark);
      stop?.();
    };
  }, [client, id, seenSeq, unread]);

  return {
    items: list ? [...list.items].reverse() : undefined,
    failed: !isLoaded && error !== undefined,
    last: list?.last ?? true,
    loadingOlder,
    async loadOlder() {
      if (loadingOlder || !list?.nextCursor) return;
      setLoadingOlder(true);
      await fetchMore({ variables: { conversationId: id, cursor: list.nextCursor } }).catch(() => undefined);
      setLoadingOlder(false);
    },
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Loaded messages that quote a deleted one are not read again, so its text leaves their quotes here. */
function hideQuotes(client: ApolloClient, conversationId: string, deletedId: string): void {
  client.cache.updateQuery({ query: MessagesDocument, variables: { conversationId } }, (old) =>
    old?.messages?.items.some(({ replyTo }) => replyTo?.messageId === deletedId && !replyTo.deleted)
      ? {
          messages: {
            ...old.messages,
            items: old.messages.items.map((message) =>
              message.replyTo?.messageId === deletedId
                ? { ...message, replyTo: { ...message.replyTo, excerpt: '', photoCount: 0, deleted: true } }
                : message,
            ),
          },
        }
      : old,
  );
}

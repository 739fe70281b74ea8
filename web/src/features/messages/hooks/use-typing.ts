import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NoteTypingDocument } from '../../../generated/note-typing.js';
import { TypingDocument } from '../../../generated/typing.js';

/** How long the typing sign of the other member is shown, and the minimum interval of own typing signals. */
const SHOWN_MS = 6_000;
const APART_MS = 4_000;

/** The conversation in which the other member is typing now; undefined for none. */
export function useTyping(): string | undefined {
  const client = useApolloClient();
  const [typing, setTyping] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const following = client.subscribe({ query: TypingDocument }).subscribe({
      next: ({ data }) => {
        clearTimeout(timer);
        setTyping(data?.typing.conversationId);
        timer = setTimeout(() => setTyping(undefined), SHOWN_MS);
      },
      error: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      following.unsubscribe();
    };
  }, [client]);
  return typing;
}

/** Sends a typing signal for a conversation, at most once in 4 s. */
export function useNoteTyping(conversationId: string | undefined): () => void {
  const client = useApolloClient();
  const saidAt = useRef(0);
  return useCallback(() => {
    if (!conversationId || Date.now() - saidAt.current < APART_MS) return;
    saidAt.current = Date.now();
    client
      .mutate({ mutation: NoteTypingDocument, variables: { conversationId }, context: { quiet: true } })
      .catch(() => undefined);
  }, [client, conversationId]);
}

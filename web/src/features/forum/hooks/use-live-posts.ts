import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ThreadFramesDocument } from '../../../generated/thread-frames.js';
import type { LiveContext } from '../../../lib/live-context.js';
import { useStaleRead } from '../../../lib/use-stale-read.js';
import type { TopicPost } from '../topic.js';

interface Live {
  readonly seq: number;
  readonly ticket: string;
}

/**
 * Follows a topic's thread: reactions change at once, changed posts are read again, and new ones are counted. Without a connection
 * the page does not change.
 * @returns how many posts are newer than those on the page; `seen` resets the count
 */
export function useLivePosts(
  live: Live | undefined,
  posts: readonly TopicPost[],
  readAgain: (ids: readonly string[]) => Promise<unknown>,
): { readonly fresh: number; readonly seen: () => void } {
  const client = useApolloClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const position = useRef<Live>(undefined);
  const shown = useRef<ReadonlySet<string>>(new Set());
  shown.current = new Set(posts.map(({ id }) => id));
  if (live && live.seq >= (position.current?.seq ?? 0)) position.current = live;
  const canFollow = live !== undefined;
  useStaleRead(
    live,
    position,
    useCallback(() => void readAgain([...shown.current]).catch(() => undefined), [readAgain]),
  );

  useEffect(() => {
    if (!canFollow) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const context: LiveContext = { onLost: () => undefined, variablesNow: () => ({ ...position.current }) };
    const following = client
      .subscribe({
        query: ThreadFramesDocument,
        variables: { ticket: position.current?.ticket ?? '', seq: position.current?.seq ?? 0 },
        context: { ...context },
        errorPolicy: 'all',
      })
      .subscribe({
        next: ({ data }) => {
          const frame = data?.threadFrames;
          const current = position.current;
          if (!frame || !current) return;
          const isNew = frame.seq > current.seq;
          position.current = {
            seq: Math.max(frame.seq, current.seq),
            ticket: frame.ticket ?? current.ticket,
          };
          if (!isNew) return;
          for (const { commentId, reactions } of frame.reactions) {
            const cached = client.cache.identify({ __typename: 'Comment', id: commentId });
            if (cached) client.cache.modify({ id: cached, fields: { reactions: () => reactions as never } });
          }
          const changed = frame.comments.filter(({ id }) => shown.current.has(id)).map(({ id }) => id);
          const added = frame.comments.filter(({ id, deleted }) => !deleted && !shown.current.has(id));
          if (changed.length > 0) {
            const timer = setTimeout(() => {
              timers.delete(timer);
              readAgain(changed).catch(() => undefined);
            }, Math.random() * frame.spreadMs);
            timers.add(timer);
          }
          const news = added.filter(({ version }) => version === 1).map(({ id }) => id);
          if (news.length > 0) setFresh((before) => new Set([...before, ...news]));
        },
        error: () => undefined,
      });
    return () => {
      following.unsubscribe();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, canFollow, readAgain]);

  const waiting = [...fresh].filter((id) => !shown.current.has(id)).length;
  return { fresh: waiting, seen: () => setFresh(new Set()) };
}

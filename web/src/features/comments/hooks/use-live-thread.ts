import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CommentsDocument } from '../../../generated/comments.js';
import { ThreadCommentsDocument } from '../../../generated/thread-comments.js';
import { ThreadFramesDocument } from '../../../generated/thread-frames.js';
import type { TargetInput } from '../../../generated/types.js';
import type { LiveContext } from '../../../lib/live-context.js';
import { useStaleRead } from '../../../lib/use-stale-read.js';
import { addComments, applyFrame, type CommentRef, type ThreadFrame } from '../thread-frames.js';

/** Refetch interval of a thread without a live connection, as in a sixth tab. */
const POLL_MS = 15_000;
/** Maximum comments per query. */
const MOST = 50;
/** Maximum wait before a thread is refetched after a refused subscription; the wait grows with each attempt. */
const AGAIN_MS = 3_000;
const LONGEST_AGAIN_MS = 60_000;
/** Maximum wait before a thread is refetched after the gateway has ended its frames: the reader may have lost it. */
const ENDED_MS = 300;

interface Live {
  seq: number;
  ticket: string;
}

const part = (ms: number) => Math.random() * ms;

/**
 * Keeps a thread up to date. Frames name the changed comments, and one query loads the visible ones. If frames are
 * missing, the thread is refetched; without a live connection it is refetched every 15 s.
 * @param live position of the live connection of the first page; undefined before hydration
 */
export function useLiveThread(target: TargetInput, live: Live | null | undefined): void {
  const client = useApolloClient();
  const position = useRef<Live>(undefined);
  const [isLive, setLive] = useState(false);
  // Counts the subscriptions that were refused because their ticket had expired.
  const [attempt, setAttempt] = useState(0);
  const refusals = useRef(0);
  const canFollow = live != null;
  const read = useRef<Live>(undefined);
  if (live && read.current !== live) {
    read.current = live;
    // A ticket received over the connection is newer than one from the same page.
    if (live.seq >= (position.current?.seq ?? 0)) position.current = { seq: live.seq, ticket: live.ticket };
  }

  const again = useRef<(ms: number) => void>(undefined);
  useStaleRead(
    live,
    position,
    useCallback(() => again.current?.(part(AGAIN_MS)), []),
  );

  useEffect(() => {
    if (!canFollow) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (ms: number, work: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms);
      timers.add(timer);
    };
    const wanted = new Map<string, CommentRef>();
    const requested = new Set<string>();
    // One after another, because a reply needs its comment in the cache.
    let loading = Promise.resolve();
    let isReading = false;

    const readAgain = (ms: number, then?: () => void) => {
      if (isReading) return;
      isReading = true;
      later(ms, () => {
        isReading = false;
        client
          .query({ query: CommentsDocument, variables: { target, page: 1 }, fetchPolicy: 'network-only' })
          .then(
            ({ data }) => {
              const now = data?.comments?.live;
              // Frames that arrived during the read are newer than its result.
              if (now && now.seq < (position.current?.seq ?? 0)) readAgain(AGAIN_MS);
              then?.();
            },
            () => readAgain(POLL_MS, then),
          );
      });
    };
    again.current = (ms) => readAgain(ms);
    const ask = () => {
      const comments = [...wanted.values()].slice(0, MOST);
      for (const { id } of comments) wanted.delete(id);
      if (comments.length === 0) return;
      if (wanted.size > 0) later(0, ask);
      const load = () =>
        client.query({
          query: ThreadCommentsDocument,
          variables: { target, comments },
          fetchPolicy: 'network-only',
        });
      loading = loading.then(load).then(
        ({ data }) => addComments(client.cache, target, data?.threadComments ?? []),
        () => readAgain(AGAIN_MS),
      );
    };
    const take = (frame: ThreadFrame) => {
      setLive(true);
      refusals.current = 0;
      const { current } = position;
      if (!current) return;
      const isNew = frame.seq > current.seq;
      position.current = { seq: Math.max(frame.seq, current.seq), ticket: frame.ticket ?? current.ticket };
      if (frame.resync) return readAgain(part(frame.spreadMs));
      if (!isNew) return;
      const isWaiting = wanted.size > 0;
      for (const ref of applyFrame(client.cache, target, frame, (id) => requested.has(id))) {
        wanted.set(ref.id, ref);
        requested.add(ref.id);
      }
      if (!isWaiting && wanted.size > 0) later(part(frame.spreadMs), ask);
    };
    const lost = () => setLive(false);
    let isRefused = false;
    const refused = (firstMs: number) => {
      if (isRefused) return;
      isRefused = true;
      lost();
      const { current: before } = refusals;
      const most = before === 0 ? firstMs : Math.min(LONGEST_AGAIN_MS, AGAIN_MS * 2 ** before);
      refusals.current += 1;
      readAgain(part(most), () => setAttempt((before) => before + 1));
    };

    const context: LiveContext = {
      onLost: lost,
      variablesNow: () => ({ ...position.current }),
    };
    const following = client
      .subscribe({
        query: ThreadFramesDocument,
        variables: { ticket: position.current?.ticket ?? '', seq: position.current?.seq ?? 0 },
        context: { ...context },
        errorPolicy: 'all',
      })
      .subscribe({
        next: ({ data }) => (data ? take(data.threadFrames) : refused(AGAIN_MS)),
        error: () => refused(AGAIN_MS),
        // The gateway ends the frames of a thread that the reader may no longer see.
        complete: () => refused(ENDED_MS),
      });
    return () => {
      following.unsubscribe();
      again.current = undefined;
      for (const timer of timers) clearTimeout(timer);
      setLive(false);
    };
  }, [client, target, canFollow, attempt]);

  useEffect(() => {
    if (!canFollow || isLive) return;
    const poll = () => {
      if (document.hidden) return;
      client
        .query({ query: CommentsDocument, variables: { target, page: 1 }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    };
    const timer = setInterval(poll, POLL_MS * (0.75 + Math.random() / 2));
    return () => clearInterval(timer);
  }, [client, target, canFollow, isLive]);
}

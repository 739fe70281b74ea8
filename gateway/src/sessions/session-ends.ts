import type { LiveChannel } from '@seyir/kit/stateless';
import { readChange, wakes } from '@seyir/proto';
import { LRUCache } from 'lru-cache';

/** The ends and changes of sessions; accounts sends them to every gateway on one subject. */
export interface SessionEnds {
  /** Whether its end or change was received in the last minutes: then the KeyValue store's copy is not trusted. */
  hasChanged(sessionId: string): boolean;
  /** Called at each end of that session. Returns a function that stops listening. */
  on(sessionId: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** Number of stored ends: at a few a second, longer than the store keeps a session. */
const MOST = 10_000;
/** Longer than the store keeps a session. Until then, each request of a session that has only changed asks accounts. */
const REMEMBERED_MS = 120_000;

interface Options {
  readonly live: LiveChannel;
  /** Milliseconds that only grow. */
  readonly age: () => number;
  /** Called at each end, before the listeners of that session. */
  readonly onEnd: (sessionId: string) => void;
  readonly onError: (error: unknown) => void;
}

export const createSessionEnds = ({ live, age, onEnd, onError }: Options): SessionEnds => {
  const changed = new LRUCache<string, true>({
    max: MOST,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now: age },
  });
  const listeners = new Map<string, Set<() => void>>();

  // After a reconnect comes a wake without ids. A missed end is found when the cached session expires.
  const onWake = (hint: string | undefined) => {
    for (const id of readChange(hint).ids ?? []) {
      changed.set(id, true);
      onEnd(id);
      for (const listener of [...(listeners.get(id) ?? [])]) listener();
    }
  };
  const subscription = live.listen(wakes.sessions, onWake).catch((error: unknown) => {
    onError(error);
    return undefined;
  });

  return {
    hasChanged: (sessionId) => changed.has(sessionId),
    on(sessionId, listener) {
      const of = listeners.get(sessionId) ?? new Set();
      // A separate function for each call, because the same listener may be registered twice.
      const own = () => listener();
      listeners.set(sessionId, of.add(own));
      return () => {
        of.delete(own);
        if (of.size === 0 && listeners.get(sessionId) === of) listeners.delete(sessionId);
      };
    },
    async close() {
      await (await subscription)?.close();
    },
  };
};

import { AsyncLocalStorage } from 'node:async_hooks';
import type { LiveChannel } from '../ports/live-channel.js';
import { travellingHint } from './live-hint.js';

type Listener = (hint: string | undefined) => void;

/** Wakes within this process, after the current turn: a caller never runs a listener's code in its own stack. */
export function memoryLiveChannel(): LiveChannel {
  const listeners = new Map<string, Set<Listener>>();
  return {
    wake(subject, hint) {
      const travelling = travellingHint(hint);
      setImmediate(() => {
        for (const listener of [...(listeners.get(subject) ?? [])]) listener(travelling);
      });
    },
    async listen(subject, onWake) {
      // A listener runs in the context in which it began to listen, never in that of who wakes it.
      const inOwnContext = AsyncLocalStorage.snapshot();
      const listener: Listener = (hint) => {
        if (of.has(listener)) inOwnContext(onWake, hint);
      };
      const of = listeners.get(subject) ?? new Set();
      listeners.set(subject, of.add(listener));
      return {
        async close() {
          of.delete(listener);
          if (of.size === 0 && listeners.get(subject) === of) listeners.delete(subject);
        },
      };
    },
    async close() {
      for (const of of listeners.values()) of.clear();
      listeners.clear();
    },
  };
}

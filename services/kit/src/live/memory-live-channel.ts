import { AsyncLocalStorage } from 'node:async_hooks';
import type { LiveChannel } from '../ports/live-channel.js';
import { callListeners, travellingHint, type LiveListener } from './live-hint.js';

/** Wakes within this process, after the current turn: a caller never runs a listener's code in its own stack. */
export function memoryLiveChannel(): LiveChannel {
  const listeners = new Map<string, Set<LiveListener>>();
  return {
    connected: true,
    wake(subject, hint) {
      const travelling = travellingHint(hint);
      setImmediate(() => callListeners(listeners.get(subject) ?? [], travelling));
    },
    async listen(subject, onWake) {
      // A listener runs in the async context in which it began to listen, never in that of the waker.
      const inOwnContext = AsyncLocalStorage.snapshot();
      const listener: LiveListener = (hint) => {
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

import type { LiveChannel } from '../ports/live-channel.js';

/** Wakes within one process, always in a later turn, so that nobody relies on being woken at once. */
export const memoryLiveChannel = (): LiveChannel => {
  const listeners = new Map<string, Set<(hint?: string) => void>>();
  return {
    wake(subject, hint) {
      setImmediate(() => {
        for (const onWake of listeners.get(subject) ?? []) onWake(hint);
      });
    },
    async listen(subject, onWake) {
      // A function may listen twice, and each listener ends on its own.
      const listener = (hint?: string) => onWake(hint);
      const group = listeners.get(subject) ?? new Set();
      listeners.set(subject, group.add(listener));
      return {
        async close() {
          group.delete(listener);
          if (group.size === 0 && listeners.get(subject) === group) listeners.delete(subject);
        },
      };
    },
    async close() {
      listeners.clear();
    },
  };
};

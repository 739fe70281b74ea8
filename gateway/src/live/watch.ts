import type { LiveChannel, Subscription } from '@seyir/kit/stateless';

/** Counts the wakes of subjects that someone in this process holds, over one listener a subject. */
export interface Watch {
  /** Rises with every wake; only meaningful while the subject is held. */
  version(subject: string): number;
  /** `onWake` is called at each wake, and after a reconnect. Answers how to let go. */
  hold(subject: string, onWake?: () => void): () => void;
  close(): Promise<void>;
}

interface Held {
  version: number;
  readonly listeners: Set<() => void>;
  readonly subscription: Promise<Subscription | undefined>;
}

export const createWatch = (live: LiveChannel, onError: (error: unknown) => void): Watch => {
  const held = new Map<string, Held>();
  const closing = new Set<Promise<void>>();

  const begin = (subject: string): Held => {
    const entry: Held = {
      version: 0,
      listeners: new Set(),
      // Not waited for: with the channel down, what is read now is only held for its time.
      subscription: live
        .listen(subject, () => {
          entry.version += 1;
          for (const listener of [...entry.listeners]) listener();
        })
        .catch((error: unknown) => {
          onError(error);
          return undefined;
        }),
    };
    held.set(subject, entry);
    return entry;
  };

  const end = (subject: string, entry: Held) => {
    held.delete(subject);
    const done = entry.subscription
      .then((subscription) => subscription?.close())
      .catch(onError)
      .finally(() => closing.delete(done));
    closing.add(done);
  };

  return {
    version: (subject) => held.get(subject)?.version ?? 0,
    hold(subject, onWake = () => undefined) {
      const entry = held.get(subject) ?? begin(subject);
      // A function of its own for each holder: the same one may hold a subject twice.
      const listener = () => onWake();
      entry.listeners.add(listener);
      return () => {
        if (entry.listeners.delete(listener) && entry.listeners.size === 0) end(subject, entry);
      };
    },
    async close() {
      for (const [subject, entry] of [...held]) end(subject, entry);
      await Promise.all(closing);
    },
  };
};

import type { LiveChannel } from '@seyir/kit/stateless';

/** Hints that wait for a slow reader; a new one beyond these is dropped. */
const MOST_WAITING = 20;

/**
 * Shows the hints of a subject's wakes to one open connection. Nothing is read for a hint, and a lost one is not repeated: use it
 * for facts that expire after a few seconds. `return` ends it even while it waits.
 */
export const liveHints = <T>(
  { live, subject }: { readonly live: LiveChannel; readonly subject: string },
  show: (hint: string) => T,
): AsyncIterableIterator<T> => {
  const waiting = new Set<string>();
  let closed = false;
  let resume: (() => void) | undefined;
  const listening = live.listen(subject, (hint) => {
    if (!hint || waiting.size >= MOST_WAITING) return;
    waiting.add(hint);
    resume?.();
  });
  const ended: IteratorResult<T> = { done: true, value: undefined };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      await listening;
      while (!closed && waiting.size === 0) await new Promise<void>((resolve) => (resume = resolve));
      const [value] = waiting;
      if (closed || value === undefined) return ended;
      waiting.delete(value);
      return { done: false, value: show(value) };
    },
    async return() {
      if (!closed) {
        closed = true;
        resume?.();
        await (await listening).close();
      }
      return ended;
    },
  };
};

import type { Clock, LiveChannel } from '@seyir/kit/stateless';
import { isOutage } from '../errors/outage.js';
import type { Crowd } from './crowds.js';

export interface LiveReadsOptions {
  readonly live: LiveChannel;
  readonly clock: Clock;
  readonly subject: string;
  /** Reads once as soon as it listens too, for what changed before. */
  readonly once?: boolean;
  /** The others who read the same; absent where few do. Left when listening ends. */
  readonly crowd?: Crowd;
}

/** Two wakes of one subject are told at least this far apart: a busy thread must not flood its readers. */
const APART_MS = 200;
/** Reads again after this time where the owner did not answer. */
const AGAIN_MS = 1_000;

/**
 * What is read at each wake of a subject, for one open connection; wakes that come together are one.
 * Listening ends with `return`, also while it waits, which a generator could not do.
 * @param read undefined: nothing to tell. An owner that does not answer is asked again; other errors end it.
 */
export const liveReads = <T>(
  { live, clock, subject, once = false, crowd }: LiveReadsOptions,
  read: () => Promise<T | undefined>,
): AsyncIterableIterator<T> => {
  let woken = once;
  let closed = false;
  let resume: (() => void) | undefined;
  let lastAt = -Infinity;
  const wake = () => {
    woken = true;
    resume?.();
  };
  const listening = live.listen(subject, wake);

  const ended: IteratorResult<T> = { done: true, value: undefined };
  const end = async () => {
    if (closed) return;
    closed = true;
    crowd?.leave();
    resume?.();
    await (await listening).close();
  };
  const pause = async (ms: number) => {
    const ending = new AbortController();
    resume = () => {
      if (closed) ending.abort();
    };
    await clock.sleep(ms, ending.signal).catch(() => undefined);
  };
  const waitForWake = async () => {
    while (!woken && !closed) await new Promise<void>((resolve) => (resume = resolve));
    const early = Math.min(lastAt + APART_MS - clock.now().getTime(), APART_MS);
    // The first read is of a page that has just come: nobody else's is due at that moment.
    const waitMs = Math.max(early, lastAt === -Infinity ? 0 : (crowd?.spreadMs() ?? 0));
    if (waitMs > 0 && !closed) await pause(waitMs);
    lastAt = clock.now().getTime();
    woken = false;
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      await listening;
      for (;;) {
        await waitForWake();
        if (closed) return ended;
        try {
          const value = await read();
          if (value !== undefined) return { done: false, value };
        } catch (error) {
          if (!isOutage(error)) {
            await end();
            throw error;
          }
          await pause(AGAIN_MS);
          woken = true;
        }
      }
    },
    async return() {
      await end();
      return ended;
    },
  };
};

import type { Clock, LiveChannel } from '@seyir/kit/stateless';
import { isOutage } from '../errors/outage.js';
import type { Crowd } from './crowds.js';
import { watchRights } from './rights-watch.js';

export interface LiveReadsOptions {
  readonly live: Pick<LiveChannel, 'connected' | 'listen'>;
  readonly clock: Clock;
  readonly subject: string;
  /** A second subject; only its wakes about withdrawn things count. */
  readonly withdrawals?: string;
  /** Also reads once at the start, because there may be earlier changes. */
  readonly once?: boolean;
  /**
   * Counts other readers of the same data, to spread their reads; undefined if there are few. The count ends with the connection.
   */
  readonly crowd?: Crowd;
}

/** Minimum time between two wakes of one subject: a busy thread must not flood its readers. */
const APART_MS = 200;
/** While no wakes arrive, it polls as often as a page would: a page with a live connection does not poll itself. */
const UNSUBSCRIBED_MS = 10_000;
/** Pause before a retry if the owner did not answer. */
const AGAIN_MS = 1_000;

/**
 * Reads at each wake of a subject, for one open connection; simultaneous wakes cause one read. `return` ends it even while it
 * waits; a generator could not do that.
 * @param read undefined: nothing to send. If the owner does not answer, the read is retried; other errors end it.
 */
export const liveReads = <T>(
  { live, clock, subject, withdrawals, once = false, crowd }: LiveReadsOptions,
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
  const listening = watchRights(
    live,
    [{ subject }, ...(withdrawals === undefined ? [] : [{ subject: withdrawals, withdrawn: true }])],
    wake,
  );
  const poll = setInterval(
    () => {
      if (!live.connected) wake();
    },
    UNSUBSCRIBED_MS * (0.75 + Math.random() / 2),
  ).unref();

  const ended: IteratorResult<T> = { done: true, value: undefined };
  const end = async () => {
    if (closed) return;
    closed = true;
    clearInterval(poll);
    crowd?.leave();
    resume?.();
    await (
      await listening
    )();
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
    // The first read is for a page that has just arrived, so it needs no spreading.
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

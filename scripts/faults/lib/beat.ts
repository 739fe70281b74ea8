/** Required share of the claimed rate, because work starts slightly late on a busy machine. */
const RATE_HELD = 0.95;

/**
 * Starts work at a constant rate until stopped; pauses while too much is in progress.
 * @param rate per second
 * @param most maximum in progress
 * @param work called with its own number
 */
export const startBeat = (rate: number, most: number, work: (n: number) => Promise<void>) => {
  const pending: Set<Promise<void>> = new Set();
  let broken: unknown;
  let n = 0;
  let dropped = 0;
  let due = 0;
  const start = performance.now();
  let last = start;
  let end: number | undefined;
  let longest = 0;
  // Computed from elapsed time, because timers are late on a busy machine.
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    due += ((now - last) * rate) / 1_000;
    last = now;
    for (; due >= 1; due--) {
      if (pending.size >= most) {
        dropped += Math.floor(due);
        due = 0;
        return;
      }
      const one = work(n++)
        .catch((error) => {
          broken ??= error;
        })
        .finally(() => pending.delete(one));
      pending.add(one);
    }
  }, 1_000 / rate);
  /** The rate of started work per second, so far or until the stop. */
  const achieved = () => n / (((end ?? performance.now()) - start) / 1_000);
  return {
    achieved,
    /** Why the rate was not reached; empty if it was. */
    slower: () => [
      ...(achieved() < rate * RATE_HELD ? [`only ${achieved().toFixed(1)} of ${rate} calls a second`] : []),
      ...(dropped > 0 ? [`${dropped} calls not begun: too many were under way`] : []),
    ],
    /** The longest time (ms) in which no work started: this process or its machine was suspended. */
    longestRest: () => longest,
    /** Starts no more work, and resolves when all has ended. @throws the first error of the work */
    async stop() {
      clearInterval(timer);
      end = performance.now();
      await Promise.all(pending);
      if (broken) throw broken;
    },
  };
};

/** Of the rate that is claimed; a beat comes a little late where the machine is busy. */
const RATE_HELD = 0.95;

/**
 * Begins work at a steady rate until stopped; while too much of it is under way, none.
 * @param {number} rate a second
 * @param {number} most under way at once
 * @param {(n: number) => Promise<void>} work with a number of its own
 */
export const startBeat = (rate, most, work) => {
  /** @type {Set<Promise<void>>} */
  const pending = new Set();
  /** @type {unknown} */
  let broken;
  let n = 0;
  let dropped = 0;
  let due = 0;
  const start = performance.now();
  let last = start;
  /** @type {number | undefined} */
  let end;
  let longest = 0;
  // By the time that has passed, since a busy machine's timers come late.
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
  /** How many were begun a second, until now or until it was stopped. */
  const achieved = () => n / (((end ?? performance.now()) - start) / 1_000);
  return {
    achieved,
    /** Why the rate was not held; empty where it was. */
    slower: () => [
      ...(achieved() < rate * RATE_HELD ? [`only ${achieved().toFixed(1)} of ${rate} calls a second`] : []),
      ...(dropped > 0 ? [`${dropped} calls not begun: too many were under way`] : []),
    ],
    /** The longest time without a beat (ms): this process or its machine stood still. */
    longestRest: () => longest,
    /** Begins no more, and resolves when all has ended. @throws the first fault of the work */
    async stop() {
      clearInterval(timer);
      end = performance.now();
      await Promise.all(pending);
      if (broken) throw broken;
    },
  };
};

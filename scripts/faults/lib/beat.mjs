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
  let last = performance.now();
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
  return {
    /** How many it has begun. */
    begun: () => n,
    /** How many it has not begun, since too many were under way. */
    dropped: () => dropped,
    /** The longest time without a beat (ms): this process or its machine stood still. */
    longestRest: () => longest,
    /** Begins no more, and resolves when all has ended. @throws the first fault of the work */
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      if (broken) throw broken;
    },
  };
};

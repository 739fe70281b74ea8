import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves when `condition` is true; rejects when it throws or is not true in time.
 * @param {string} what for the message
 * @param {number} patienceMs
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} [everyMs] between two looks
 */
export const waitFor = async (what, patienceMs, condition, everyMs = 50) => {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await delay(everyMs);
  }
};

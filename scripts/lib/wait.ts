import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves when `condition` is true; rejects when it throws or after the timeout.
 * @param what for the message
 * @param everyMs interval of the checks
 */
export const waitFor = async (
  what: string,
  patienceMs: number,
  condition: () => boolean | Promise<boolean>,
  everyMs: number = 50,
) => {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await delay(everyMs);
  }
};

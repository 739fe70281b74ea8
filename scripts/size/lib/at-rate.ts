import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 5;

/**
 * Calls `send` `count` times at a constant rate, however long earlier calls take. Resolves when the last one is sent.
 * @param send gets the number of the call, from 0
 */
export const atRate = async (count: number, perSecond: number, send: (n: number) => void): Promise<void> => {
  const began = performance.now();
  for (let n = 0; n < count;) {
    const due = Math.min(count, ((performance.now() - began) * perSecond) / 1_000);
    for (; n < due; n += 1) send(n);
    await delay(TICK_MS);
  }
};

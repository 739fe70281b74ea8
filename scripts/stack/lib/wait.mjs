import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks until the condition answers something truthy and returns that.
 * @template T
 * @param {() => T | Promise<T>} condition a throw ends the waiting at once
 * @param {{ what: string, timeout: number, every?: number, signal?: AbortSignal | undefined }} options milliseconds
 * @returns {Promise<NonNullable<T>>}
 * @throws {Error} `<what> did not happen within <n> s`, or the signal's reason
 */
export async function until(condition, { what, timeout, every = 20, signal }) {
  const end = performance.now() + timeout;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await condition();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`${what} did not happen within ${timeout / 1000} s`);
    // Its own abort error says nothing; the signal's reason is thrown above.
    await delay(every, undefined, signal ? { signal } : {}).catch(() => undefined);
  }
}

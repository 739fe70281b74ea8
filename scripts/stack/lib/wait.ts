import { setTimeout as delay } from 'node:timers/promises';

/**
 * Polls until the condition returns a truthy value, and returns that.
 * @param condition a throw ends the wait at once
 * @param options milliseconds
 * @throws {Error} `<what> did not happen within <n> s`, or the signal's reason
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  {
    what,
    timeout,
    every = 20,
    signal,
  }: { what: string; timeout: number; every?: number; signal?: AbortSignal | undefined },
): Promise<NonNullable<T>> {
  const end = performance.now() + timeout;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await condition();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`${what} did not happen within ${timeout / 1000} s`);
    // The abort error has no details; the signal's reason is thrown above.
    await delay(every, undefined, signal ? { signal } : {}).catch(() => undefined);
  }
}

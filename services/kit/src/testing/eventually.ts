import { setTimeout as delay } from 'node:timers/promises';

/** Repeats `attempt` until it neither throws nor returns false; after `patienceMs` it settles with the last failure. */
export async function eventually<T>(attempt: () => T | Promise<T>, patienceMs = 15_000): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      const result = await attempt();
      if (result !== false) return result;
      if (performance.now() > end) throw new Error('the condition did not come true');
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await delay(10);
  }
}

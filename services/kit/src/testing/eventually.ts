import { setTimeout as delay } from 'node:timers/promises';

/** Tries `attempt` until it neither throws nor answers false; then, or with the last failure after `patienceMs`, settles. */
export async function eventually<T>(attempt: () => T | Promise<T>, patienceMs = 5_000): Promise<T> {
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

import { setTimeout as delay } from 'node:timers/promises';

/** Checks every `everyMs` until the condition is true; false if it was not within `patienceMs`. */
export async function until(
  condition: () => Promise<boolean>,
  patienceMs: number,
  everyMs = 20,
): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await delay(everyMs);
  }
  return true;
}

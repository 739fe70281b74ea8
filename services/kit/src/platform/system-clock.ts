import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../ports/clock.js';

export const systemClock = (): Clock => ({
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, { ...(signal && { signal }) }),
});

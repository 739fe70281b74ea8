import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../ports/clock.js';

/** The machine's own clock. */
export function systemClock(): Clock {
  return {
    now: () => new Date(),
    async sleep(ms, signal) {
      try {
        await delay(ms, undefined, signal && { signal });
      } catch (error) {
        throw signal?.aborted ? signal.reason : error;
      }
    },
  };
}

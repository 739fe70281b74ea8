import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../ports/clock.js';

/** A clock that runs with real time and can be set ahead: waiting stays real, dates move. */
export interface AdjustableClock extends Clock {
  /** Moves now by `ms`, also back. */
  advance(ms: number): void;
}

export const adjustableClock = (): AdjustableClock => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    sleep: (ms, signal) => sleep(ms, undefined, { ...(signal && { signal }) }),
    advance(ms) {
      offset += ms;
    },
  };
};

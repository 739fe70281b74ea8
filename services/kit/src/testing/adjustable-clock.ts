import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../ports/clock.js';

/** A clock that runs in real time and can be moved: delays are real, dates move. */
export interface AdjustableClock extends Clock {
  /** Moves the current time by `ms`, also back. */
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

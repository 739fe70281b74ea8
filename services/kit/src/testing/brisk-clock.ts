import type { Clock } from '../ports/clock.js';

/** Jobs that recur within this time react to what members do; slower ones clean up. */
const REACTS_WITHIN_MS = 10_000;
/** Longest pause between two rounds of a job that reacts. */
const ROUND_MS = 500;

/** A clock for recurring jobs whose rounds follow each other within half a second, so that a test hardly waits for the next one. */
export const briskClock = (clock: Clock): Clock => ({
  now: () => clock.now(),
  sleep: (ms, signal) => clock.sleep(ms > REACTS_WITHIN_MS ? ms : Math.min(ms, ROUND_MS), signal),
});

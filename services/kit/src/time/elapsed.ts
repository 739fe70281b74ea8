import type { Clock } from '../ports/clock.js';

/** A date has a resolution of one millisecond. A larger lead is a jump of the clock, or time that the machine slept. */
const STEP_MS = 50;

/**
 * Returns a function that gives milliseconds for measuring ages. They start at the clock's time and never run backwards. They
 * follow the process's monotonic time. If the date runs ahead of it, the machine slept or the clock was set forward, and that
 * time counts. If the clock is set back by days, a period of one minute still ends after a minute.
 */
export const elapsed = (clock: Clock): (() => number) => {
  let date = clock.now().getTime();
  let ticks = performance.now();
  let total = date;
  return () => {
    const [dateNow, ticksNow] = [clock.now().getTime(), performance.now()];
    const [byDate, byTicks] = [dateNow - date, ticksNow - ticks];
    // The maximum of the two clocks would be wrong: with frequent calls the rounding errors would add up.
    total += byDate - byTicks > STEP_MS ? byDate : byTicks;
    [date, ticks] = [dateNow, ticksNow];
    return total;
  };
};

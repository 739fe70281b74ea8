import type { Clock } from '../ports/clock.js';

/** A date has steps of a millisecond; a lead beyond this is a step of the clock, or time that the machine slept. */
const STEP_MS = 50;

/**
 * Milliseconds for measuring how old something is: they begin at the clock's time and never run backwards. They follow
 * the process's own monotonic time. Where the date has run ahead of it, the machine slept or the clock was set ahead,
 * and that time counts. After the clock is set back by days, what was to last a minute does not last for days.
 */
export const elapsed = (clock: Clock): (() => number) => {
  let date = clock.now().getTime();
  let ticks = performance.now();
  let total = date;
  return () => {
    const [dateNow, ticksNow] = [clock.now().getTime(), performance.now()];
    const [byDate, byTicks] = [dateNow - date, ticksNow - ticks];
    // Never the greater of the two: asked often, the rounding of each question would add up.
    total += byDate - byTicks > STEP_MS ? byDate : byTicks;
    [date, ticks] = [dateNow, ticksNow];
    return total;
  };
};

import type { Clock } from '../ports/clock.js';

/**
 * Milliseconds for measuring how old something is: they begin at the clock's time and never run backwards. After the
 * clock is set back by days, what was to last a minute does not last for days. Time that the machine slept counts.
 */
export const elapsed = (clock: Clock): (() => number) => {
  let at = clock.now().getTime();
  let ticks = performance.now();
  let total = at;
  return () => {
    const [now, ticksNow] = [clock.now().getTime(), performance.now()];
    total += Math.max(now - at, ticksNow - ticks);
    [at, ticks] = [now, ticksNow];
    return total;
  };
};

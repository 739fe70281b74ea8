import { expect, it } from '@jest/globals';
import { elapsed } from '../../src/time/elapsed.js';
import { adjustableClock } from '../../src/testing/index.js';

it('gives the same time however often it is called', () => {
  const now = elapsed(adjustableClock());
  const before = performance.now();
  const first = now();
  const after = performance.now();
  let asked = 0;
  let last = first;
  // At least this long between the first and the last call, however long the process is stopped in between.
  let least = 0;
  while (performance.now() - after < 200) {
    least = performance.now() - after;
    last = now();
    asked += 1;
  }
  expect(asked).toBeGreaterThan(1_000);
  // A date has a resolution of 1 ms; if each call rounded up, the result would double.
  expect(last - first).toBeLessThan(performance.now() - before + 60);
  expect(last - first).toBeGreaterThan(least - 60);
});

it.each([3_600_000, 82_800_000, 5_000])('counts a clock that is set forward by %i ms', (ms) => {
  const clock = adjustableClock();
  const now = elapsed(clock);
  const before = now();
  clock.advance(ms);
  expect(now() - before).toBeGreaterThanOrEqual(ms);
});

it('does not run backwards when the clock is set back', () => {
  const clock = adjustableClock();
  const now = elapsed(clock);
  const before = now();
  clock.advance(-72 * 3_600_000);
  const after = now();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(1_000);
});

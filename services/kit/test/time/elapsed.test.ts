import { expect, it } from '@jest/globals';
import { elapsed } from '../../src/time/elapsed.js';
import { adjustableClock } from '../../src/testing/index.js';

it('gives the same time however often it is called', () => {
  const now = elapsed(adjustableClock());
  const began = performance.now();
  const first = now();
  let asked = 0;
  let last = first;
  while (performance.now() - began < 200) {
    last = now();
    asked += 1;
  }
  const passed = performance.now() - began;
  expect(asked).toBeGreaterThan(1_000);
  // A date has a resolution of 1 ms; if each call rounded up, the result would double.
  expect(last - first).toBeLessThan(passed + 60);
  expect(last - first).toBeGreaterThan(passed - 60);
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

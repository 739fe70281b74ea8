import { expect, test } from '@jest/globals';
import { reconnectWaitMs } from './reconnect-wait.js';

const shortest = (tries: number) => reconnectWaitMs(tries, () => 0);
const longest = (tries: number) => reconnectWaitMs(tries, () => 1);

test('the first new connection is tried within half a second, and for five seconds at least one in each second', () => {
  expect([shortest(0), longest(0)]).toEqual([0, 500]);
  let passed = longest(0);
  let least = 0;
  for (let tries = 1; tries <= 10; tries += 1) {
    expect(longest(tries)).toBeLessThanOrEqual(1_000);
    passed += longest(tries);
    least += shortest(tries);
  }
  expect(least).toBe(5_000);
  expect(passed).toBe(10_500);
});

test('then the pauses grow to half a minute, and are never all the same', () => {
  expect([11, 12, 13, 14, 15, 30].map(longest)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(shortest(30)).toBe(15_000);
});

import { expect, it } from '@jest/globals';
import { createCrowds } from './crowds.js';

const longest = (spread: () => number) => Math.max(...Array.from({ length: 2_000 }, spread));

it('lets a single reader read at once, spreads a crowd by its size, and delays none longer than 15 s', () => {
  const crowds = createCrowds();
  const [first, ...others] = Array.from({ length: 101 }, () => crowds.join('thread'));
  const waits = longest(() => first?.spreadMs() ?? 0);
  expect(waits).toBeGreaterThan(800);
  expect(waits).toBeLessThanOrEqual(1_000);
  for (const other of others) {
    other.leave();
    other.leave();
  }
  expect(first?.spreadMs()).toBe(0);
  for (let n = 0; n < 10_000; n += 1) crowds.join('thread');
  expect(longest(() => first?.spreadMs() ?? 0)).toBeLessThanOrEqual(15_000);
});

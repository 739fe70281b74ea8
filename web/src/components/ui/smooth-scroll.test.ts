import { afterEach, expect, jest, test } from '@jest/globals';
import { scrollToTop } from './smooth-scroll.js';

afterEach(() => void jest.useRealTimers());

test('U-26 takes 900 ms to the top', () => {
  jest.useFakeTimers();
  let y = 1_000;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  window.scrollTo = ((_: number, to: number) => {
    y = to;
  }) as typeof window.scrollTo;
  scrollToTop();
  jest.advanceTimersByTime(400);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(1_000);
  jest.advanceTimersByTime(450);
  expect(y).toBeGreaterThan(0);
  jest.advanceTimersByTime(100);
  expect(y).toBe(0);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useSpread } from './use-spread.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The hook, and the times of its reads in ms from now. */
const spread = () => {
  const began = performance.now();
  const reads: number[] = [];
  const { result } = renderHook(() => useSpread(() => void reads.push(performance.now() - began)));
  return { plan: result.current, reads };
};

test('a stream of frames is spread as one frame is: 100 plans in a row wait half of the time on average', () => {
  const pages = Array.from({ length: 300 }, spread);
  for (const { plan } of pages) for (let frame = 0; frame < 100; frame += 1) plan(10_000);
  jest.advanceTimersByTime(10_001);
  const waits = pages.flatMap(({ reads }) => reads);
  expect(waits).toHaveLength(300);
  const average = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  expect(average).toBeGreaterThan(4_000);
  expect(average).toBeLessThan(6_000);
});

test('a plan for a shorter time brings the read forward, one for a longer time changes nothing', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { plan, reads } = spread();
  plan(10_000);
  plan(1_000);
  plan(20_000);
  jest.advanceTimersByTime(30_000);
  expect(reads).toHaveLength(1);
  expect(reads[0]).toBeCloseTo(500, -1);
});

test('a read waits at least the least time', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { plan, reads } = spread();
  plan(2_000, 1_000);
  jest.advanceTimersByTime(30_000);
  expect(reads[0]).toBeCloseTo(1_000, -1);
});

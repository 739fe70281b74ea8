import { expect, it } from '@jest/globals';
import { Pace } from '../../src/tasks/pace.js';

it('after a slow step the next one has fewer rows, down to a minimum, and after a quick one more', () => {
  const pace = new Pace();
  const limits: number[] = [];
  const step = (ms: number) => {
    const limit = pace.limitOf('remove', 500);
    limits.push(limit);
    pace.noteStep('remove', limit, ms);
  };
  for (const ms of [400, 400, 400, 400, 400, 400, 400, 10, 10, 50, 10, 10, 10, 10, 10, 10, 10]) step(ms);
  expect(limits).toEqual([500, 250, 125, 63, 32, 20, 20, 20, 30, 45, 45, 68, 102, 153, 230, 345, 500]);
  expect(pace.limitOf('other', 100)).toBe(100);
});

it('after a step a kind pauses for three times its duration, and at most two seconds', () => {
  const pace = new Pace();
  expect(pace.rests('remove')).toBe(false);
  expect(pace.noteStep('remove', 500, 80)).toBe(240);
  expect(pace.rests('remove')).toBe(true);
  expect(pace.rests('other')).toBe(false);
  expect(pace.noteStep('remove', 500, 5_000)).toBe(2_000);
});

import { expect, it } from '@jest/globals';
import { CallLoad } from '../../src/rpc/call-load.js';
import { Pace, restAfter } from '../../src/tasks/pace.js';

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

it('a kind rests after its step, and other kinds do not', () => {
  const pace = new Pace();
  expect(pace.rests('remove')).toBe(false);
  expect(pace.noteStep('remove', 500, 80)).toBeGreaterThan(0);
  expect(pace.rests('remove')).toBe(true);
  expect(pace.rests('other')).toBe(false);
});

it('rests are short while nobody calls, three times the step beside many calls, and at most two seconds', () => {
  expect(restAfter(80, 0)).toBe(40);
  expect(restAfter(80, 0.1)).toBe(140);
  expect(restAfter(80, 0.2)).toBe(240);
  expect(restAfter(80, 9)).toBe(240);
  expect(restAfter(5_000, 0)).toBe(2_000);
});

it('the load is the number of calls at the same time, over about the last second', () => {
  let now = 0;
  const load = new CallLoad(() => now);
  const pass = (ms: number) => {
    now += ms;
  };
  expect(load.average).toBe(0);
  // A call of 5 ms each 20 ms, for ten seconds.
  for (let n = 0; n < 500; n += 1) {
    const end = load.begin();
    pass(5);
    end();
    pass(15);
  }
  expect(load.average).toBeCloseTo(0.25, 2);
  const ends = [load.begin(), load.begin()];
  pass(10_000);
  expect(load.average).toBeCloseTo(2, 2);
  for (const end of ends) end();
  pass(10_000);
  expect(load.average).toBeCloseTo(0, 2);
});

import { expect, it } from '@jest/globals';
import { crowdStep, freshSeconds } from './crowd-steps.js';

it.each([
  ['begins without a position before', undefined, 40, 'begin'],
  ['waits until some seconds have passed', 40, 42, 'wait'],
  ['asks for the seconds that have passed', 40, 43, 'ask'],
  ['begins again after a seek back', 40, 12, 'begin'],
  ['begins again after a seek ahead, whose seconds were not seen', 40, 51, 'begin'],
] as const)('%s', (_, last, position, step) => {
  expect(crowdStep(last, position)).toBe(step);
});

it('shows each second once, and none beyond the position', () => {
  const seconds = [38, 40, 41, 43, 44].map((second) => ({ second }));
  expect(freshSeconds(seconds, 40, 43)).toEqual([{ second: 41 }, { second: 43 }]);
});

import { expect, it } from '@jest/globals';
import { nextTap, noTaps } from './double-tap.js';

const leapsOf = (...taps: (readonly [share: number, at: number])[]) =>
  taps.reduce((before, [share, at]) => nextTap(before, share, at), noTaps);

it('skips with the second tap on one side, and with each quick tap after it', () => {
  expect(leapsOf([0.9, 0])).toMatchObject({ leaps: 0 });
  expect(leapsOf([0.9, 0], [0.8, 300])).toMatchObject({ side: 'forward', leaps: 1 });
  expect(leapsOf([0.1, 0], [0.1, 300], [0.2, 600])).toMatchObject({ side: 'back', leaps: 2 });
});

it('does not skip after a pause, from side to side, or in the middle', () => {
  expect(leapsOf([0.9, 0], [0.9, 500]).leaps).toBe(0);
  expect(leapsOf([0.9, 0], [0.1, 100]).leaps).toBe(0);
  expect(leapsOf([0.5, 0], [0.5, 100]).leaps).toBe(0);
  expect(leapsOf([0.9, 0], [0.9, 100], [0.1, 200]).leaps).toBe(0);
});

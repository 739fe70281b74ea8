import { expect, it } from '@jest/globals';
import { playTime } from './play-time.js';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_600, '1:00:00'],
  [3_725, '1:02:05'],
  [-1, '0:00'],
])('%s seconds are %s', (seconds, shown) => {
  expect(playTime(seconds)).toBe(shown);
});

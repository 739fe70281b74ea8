import { expect, it } from '@jest/globals';
import { windowBehind } from './crowd.js';

it.each([
  ['ten seconds without a length', 95, 0, { after: 85, until: 95 }],
  ['the seconds that were asked for', 95, 30, { after: 65, until: 95 }],
  ['at most sixty seconds', 500, 4_000, { after: 440, until: 500 }],
  ['none after the longest episode', 4_294_967_295, 10, { after: 86_390, until: 86_400 }],
  ['the second that has begun', 7.9, 10, { after: -3, until: 7 }],
])('a window behind a position has %s', (_, position, seconds, expected) => {
  expect(windowBehind(position, seconds)).toEqual(expected);
});

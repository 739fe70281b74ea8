import { expect, it } from '@jest/globals';
import { bufferedAhead, playTime } from './play-time.js';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_600, '1:00:00'],
  [3_725, '1:02:05'],
  [-1, '0:00'],
])('%s seconds are %s', (seconds, shown) => {
  expect(playTime(seconds)).toBe(shown);
});

it.each([
  [5, 15],
  [20, 0],
  [25, 0],
  [40, 10],
])('at %s s, with 0 to 20 and 30 to 50 buffered, %s s are ahead', (time, ahead) => {
  const [starts, ends] = [
    [0, 30],
    [20, 50],
  ];
  const ranges = { length: 2, start: (at: number) => starts[at]!, end: (at: number) => ends[at]! };
  expect(bufferedAhead(ranges, time)).toBe(ahead);
});

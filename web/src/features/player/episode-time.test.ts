import { expect, it } from '@jest/globals';
import { segmentsAt } from './episode-time.js';

const segments = [
  { kind: 'RECAP', start: 0, end: 14 },
  { kind: 'INTRO', start: 14, end: 34 },
] as const;

it('moves the segments of the episode to where a release has them', () => {
  expect(segmentsAt(segments, 0)).toBe(segments);
  expect(segmentsAt(segments, 10)).toEqual([
    { kind: 'RECAP', start: 10, end: 24 },
    { kind: 'INTRO', start: 24, end: 44 },
  ]);
});

it('cuts what a release that starts later does not contain', () => {
  expect(segmentsAt(segments, -20)).toEqual([{ kind: 'INTRO', start: 0, end: 14 }]);
});

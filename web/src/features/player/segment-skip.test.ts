import { expect, it } from '@jest/globals';
import { leaps, segmentAt } from './segment-skip.js';

const recap = { kind: 'RECAP', start: 0, end: 14 } as const;
const intro = { kind: 'INTRO', start: 14, end: 34 } as const;
const preview = { kind: 'PREVIEW', start: 290, end: 300 } as const;
const segments = [recap, intro, preview];

it.each([
  [0, recap],
  [12.9, recap],
  [13.5, undefined],
  [14, intro],
  [100, undefined],
  [295, undefined],
])('at %d s', (time, expected) => {
  expect(segmentAt(segments, time)).toBe(expected);
});

it('skips by itself only in the automatic mode, and once', () => {
  expect(leaps('automatic', intro, new Set())).toBe(true);
  expect(leaps('automatic', intro, new Set([intro]))).toBe(false);
  expect(leaps('automatic', undefined, new Set())).toBe(false);
  expect(leaps('ask', intro, new Set())).toBe(false);
  expect(leaps('off', intro, new Set())).toBe(false);
});

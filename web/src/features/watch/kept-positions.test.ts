import { beforeEach, expect, test } from '@jest/globals';
import { forgetPosition, keepPosition, keptPositions, keptStart } from './kept-positions.js';

const at = (episodeId: string, positionSeconds: number, durationSeconds = 1000) =>
  keepPosition({ episodeId, positionSeconds, durationSeconds, measuredAt: '2026-11-23T20:00:00.000Z' });

beforeEach(() => localStorage.clear());

test('a visitor resumes from 5 % or 60 s on, and not in an episode watched to its end', () => {
  at('short', 49);
  at('share', 51);
  at('minute', 61, 6000);
  at('watched', 950);
  expect(['short', 'share', 'minute', 'watched', 'other'].map(keptStart)).toEqual([0, 51, 61, 0, 0]);
});

test('stores the newest position per episode, for fifty episodes', () => {
  for (let n = 0; n < 60; n += 1) at(`e${n}`, 100);
  at('e30', 200);
  expect(keptPositions()).toHaveLength(50);
  expect(keptPositions()[0]).toMatchObject({ episodeId: 'e30', positionSeconds: 200 });
  expect(keptPositions().filter(({ episodeId }) => episodeId === 'e30')).toHaveLength(1);
  forgetPosition('e30');
  expect(keptStart('e30')).toBe(0);
});

test('ignores invalid stored values', () => {
  localStorage.setItem('seyir.positions', '{"a":1}');
  expect(keptPositions()).toEqual([]);
  localStorage.setItem('seyir.positions', '[null,{"episodeId":7},"x"]');
  expect(keptPositions()).toEqual([]);
  at('whole', 100);
  expect(keptStart('whole')).toBe(100);
});

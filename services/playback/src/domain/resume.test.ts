import { describe, expect, it } from '@jest/globals';
import { isSeconds, judge } from './resume.js';
import type { Segment } from './source.js';

const now = new Date('2026-11-20T20:00:00Z');
const credits: Segment = { kind: 'credits', start: 850, end: 1_000 };
const intro: Segment = { kind: 'intro', start: 5, end: 20 };

const kept = { kept: true, watched: false };
const watched = { kept: true, watched: true };
const tooLittle = { kept: false, watched: false };

describe('the rules of resuming', () => {
  it.each([
    // columns: position, duration of the player, duration of the catalogue, segments, result
    ['at the start', 0, 0, 1_000, [], tooLittle],
    ['just under 5 %', 49.9, 0, 1_000, [], tooLittle],
    ['at 5 %', 50, 0, 1_000, [], kept],
    ['just under 60 s of a long one', 59.9, 0, 7_200, [], tooLittle],
    ['at 60 s of a long one', 60, 0, 7_200, [], kept],
    ['just under 90 %', 899.9, 0, 1_000, [], kept],
    ['at 90 %', 900, 0, 1_000, [], watched],
    ['just under the credits', 849.9, 0, 1_000, [intro, credits], kept],
    ['at the credits', 850, 0, 1_000, [intro, credits], watched],
    ['at 90 % with credits after it', 900, 0, 1_000, [{ ...credits, start: 950 }], watched],
    ['at the intro', 6, 0, 1_000, [intro], tooLittle],
    ['by the duration that the player measured', 900, 1_200, 1_000, [], kept],
    ['at the end of what the player measured', 1_080, 1_200, 1_000, [], watched],
    ['without any duration, under 60 s', 59, 0, 0, [], tooLittle],
    ['without any duration, far in', 50_000, 0, 0, [], kept],
    ['without any duration, at the credits', 850, 0, 0, [credits], watched],
  ])('%s', (_, position, duration, durationSeconds, segments, verdict) => {
    expect(judge({ position, duration, measuredAt: now }, { durationSeconds, segments }, now)).toMatchObject(
      verdict,
    );
  });

  it('clamps a position beyond the end to the end, and a future time to now', () => {
    const measuredAt = new Date(now.getTime() + 60_000);
    const about = { durationSeconds: 1_000, segments: [] };
    expect(judge({ position: 1_400, duration: 0, measuredAt }, about, now)).toEqual({
      position: 1_000,
      duration: 1_000,
      measuredAt: now,
      ...watched,
    });
  });

  it.each([
    [0, true],
    [86_400, true],
    [-0.1, false],
    [86_401, false],
    [NaN, false],
    [Infinity, false],
    [-Infinity, false],
  ])('%p as seconds: %p', (seconds, meant) => {
    expect(isSeconds(seconds)).toBe(meant);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  interruption,
  movedAt,
  pairDrifts,
  positionAt,
  spreadOf,
  stoppedAt,
  togetherFrom,
  togetherShare,
} from '../figures.ts';
import type { Recorded, Sample } from '../recorder.ts';

/** A picture that plays from `startMs` at time 0, sampled every 40 ms. */
const picture = (startMs: number, is: (at: number) => Sample[2] = () => 1, until = 4_000): Recorded => {
  const samples: Sample[] = [];
  let position = startMs;
  for (let at = 0; at <= until; at += 40) {
    samples.push([at, position, is(at), 1]);
    if (is(at) === 1 && is(at + 40) === 1) position += 40;
  }
  return { samples, events: [], entries: [] };
};

describe('the figures of the rig', () => {
  it('a position lies between two samples, and is unknown while the picture stands', () => {
    const { samples } = picture(1_000, (at) => (at >= 400 && at < 800 ? 2 : 1));
    expect(positionAt(samples, 60)).toBe(1_060);
    expect(positionAt(samples, 500)).toBeUndefined();
    expect(positionAt(samples, -1)).toBeUndefined();
    expect(positionAt(samples, 99_999)).toBeUndefined();
  });

  it('differences are measured for each pair of members', () => {
    const all = [picture(0), picture(30), picture(100)];
    expect(new Set(pairDrifts(all, 0, 1_000).map(Math.round))).toEqual(new Set([30, 70, 100]));
    expect(togetherShare(all, 0, 1_000)).toBe(1);
    const stopped = picture(0, (at) => (at < 500 ? 1 : 3));
    expect(togetherShare([...all, stopped], 0, 1_000)).toBeCloseTo(0.5, 1);
  });

  it('a picture is with another one once it stays beside it', () => {
    const other = picture(0);
    const late = picture(0);
    late.samples.splice(
      0,
      late.samples.length,
      ...late.samples.map(([at, ms]): Sample => [at, at < 1_000 ? ms + 900 : ms + 20, 1, at < 2_000 ? 0 : 1]),
    );
    expect(togetherFrom(late, other, 0)).toBeCloseTo(1_000, -2);
    expect(togetherFrom(late, other, 0, { isLive: true })).toBeCloseTo(2_000, -2);
    expect(togetherFrom(late, other, 3_700)).toBeUndefined();
  });

  it('an interruption is the time in which a picture stands', () => {
    expect(interruption(picture(0), 0, 3_000)).toBe(0);
    expect(
      interruption(
        picture(0, (at) => (at >= 1_000 && at < 1_600 ? 3 : 1)),
        0,
        3_000,
      ),
    ).toBeGreaterThanOrEqual(600);
  });

  it('a command takes effect where the movement ends and begins', () => {
    const stopping = picture(0, (at) => (at < 1_010 ? 1 : 2));
    expect(stoppedAt(stopping, 500)).toBeCloseTo(1_000, -2);
    expect(stoppedAt(stopping, 2_000)).toBeUndefined();
    const starting = picture(0, (at) => (at < 1_010 ? 2 : 1));
    expect(movedAt(starting, 500)).toBeCloseTo(1_040, -2);
    expect(movedAt(starting, 2_000)).toBeUndefined();
  });

  it('a missing effect is the largest value', () => {
    expect(spreadOf([1, 2, Infinity])).toEqual({ n: 3, p50: 2, p95: Infinity, max: Infinity });
    expect(spreadOf([])).toEqual({ n: 0, p50: 0, p95: 0, max: 0 });
  });
});

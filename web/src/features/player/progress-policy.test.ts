import { describe, expect, it } from '@jest/globals';
import { ProgressPolicy } from './progress-policy.js';

describe('ProgressPolicy', () => {
  it('writes every 10 s during playback', () => {
    const policy = new ProgressPolicy();
    const written = [0, 250, 9_999, 10_000, 15_000, 20_001].filter((t) => policy.decide('tick', true, t));
    expect(written).toEqual([0, 10_000, 20_001]);
  });

  it('writes at the requested interval, at most a minute, and never more often than every 10 s', () => {
    const policy = new ProgressPolicy();
    const written = (...times: number[]) => times.filter((t) => policy.decide('tick', true, t));
    expect(written(0)).toEqual([0]);
    policy.reportEvery(30_000);
    expect(written(10_000, 29_999, 30_000)).toEqual([30_000]);
    policy.reportEvery(1_000);
    expect(written(31_000, 40_000)).toEqual([40_000]);
    policy.reportEvery(3_600_000);
    expect(written(99_999, 100_000)).toEqual([100_000]);
  });

  it('writes once on pause and once on leaving, and never before playback started', () => {
    const policy = new ProgressPolicy();
    expect(policy.decide('leave', false, 0)).toBe(false);
    policy.decide('tick', true, 1_000);
    expect(policy.decide('pause', false, 3_000)).toBe(true);
    expect(policy.decide('pause', false, 3_100)).toBe(false);
    expect(policy.decide('leave', false, 4_000)).toBe(false);
    expect(policy.decide('tick', false, 60_000)).toBe(false);
  });

  it('continues to write in a hidden tab that plays', () => {
    const policy = new ProgressPolicy();
    policy.decide('tick', true, 0);
    expect(policy.decide('leave', true, 2_000)).toBe(true);
    expect(policy.decide('tick', true, 12_000)).toBe(true);
    expect(policy.decide('leave', true, 13_000)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { ProgressPolicy } from './progress-policy.js';

describe('ProgressPolicy', () => {
  it('writes every 10 s while playing', () => {
    const policy = new ProgressPolicy();
    const written = [0, 250, 9_999, 10_000, 15_000, 20_001].filter((t) => policy.decide('tick', true, t));
    expect(written).toEqual([0, 10_000, 20_001]);
  });

  it('writes once on pause and once when left, and not at all before anything has played', () => {
    const policy = new ProgressPolicy();
    expect(policy.decide('leave', false, 0)).toBe(false);
    policy.decide('tick', true, 1_000);
    expect(policy.decide('pause', false, 3_000)).toBe(true);
    expect(policy.decide('pause', false, 3_100)).toBe(false);
    expect(policy.decide('leave', false, 4_000)).toBe(false);
    expect(policy.decide('tick', false, 60_000)).toBe(false);
  });

  it('goes on writing in a hidden tab that plays on', () => {
    const policy = new ProgressPolicy();
    policy.decide('tick', true, 0);
    expect(policy.decide('leave', true, 2_000)).toBe(true);
    expect(policy.decide('tick', true, 12_000)).toBe(true);
    expect(policy.decide('leave', true, 13_000)).toBe(true);
  });
});

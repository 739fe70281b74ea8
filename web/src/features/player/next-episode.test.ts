import { describe, expect, it } from '@jest/globals';
import { nextNextEpisode, noNextEpisode, offeredFrom, type NextEpisode } from './next-episode.js';

const at = (state: NextEpisode, nearEnd: boolean, untouched = 0) =>
  nextNextEpisode(state, { type: 'at', nearEnd, untouched });
const seconds = (state: NextEpisode, count: number) =>
  Array.from({ length: count }).reduce<NextEpisode>((s) => nextNextEpisode(s, { type: 'second' }), state);

describe('the next episode', () => {
  it('is offered from the credits on, or at the end without credits', () => {
    const segments = [
      { kind: 'INTRO', start: 5, end: 20 },
      { kind: 'CREDITS', start: 280, end: 300 },
    ] as const;
    expect([offeredFrom(segments, 300), offeredFrom([], 300)]).toEqual([280, 300]);
  });

  it('starts after a countdown of ten seconds', () => {
    const counting = at(noNextEpisode, true);
    expect(counting).toEqual({ phase: 'counting', left: 10 });
    expect(seconds(counting, 9)).toEqual({ phase: 'counting', left: 1 });
    expect(seconds(counting, 10).phase).toBe('leaving');
  });

  it('is not offered after a cancel until the viewer seeks back', () => {
    const cancelled = nextNextEpisode(seconds(at(noNextEpisode, true), 4), { type: 'cancelled' });
    expect(at(cancelled, true)).toBe(cancelled);
    expect(seconds(cancelled, 20)).toBe(cancelled);
    expect(at(at(cancelled, false), true)).toEqual({ phase: 'counting', left: 10 });
  });

  it('asks first after three episodes without input, and does not count down then', () => {
    expect(at(noNextEpisode, true, 2).phase).toBe('counting');
    const asking = at(noNextEpisode, true, 3);
    expect(asking.phase).toBe('asking');
    expect(seconds(asking, 20)).toBe(asking);
    expect(nextNextEpisode(asking, { type: 'accepted' }).phase).toBe('leaving');
  });
});

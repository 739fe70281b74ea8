import { describe, expect, it } from '@jest/globals';
import { react } from './react.js';

describe('react', () => {
  const counts = [
    { reaction: 'LIKE' as const, count: 2 },
    { reaction: 'SAD' as const, count: 1 },
  ];

  it('C-21 adds one for a new reaction and subtracts one for a removed one', () => {
    expect(react(counts, undefined, 'LIKE')).toEqual([{ reaction: 'LIKE', count: 3 }, counts[1]]);
    expect(react(counts, 'LIKE', undefined)).toEqual([{ reaction: 'LIKE', count: 1 }, counts[1]]);
  });

  it('C-22 removes a kind that reaches zero, and moves a member from kind to kind', () => {
    expect(react(counts, 'SAD', 'FUNNY')).toEqual([counts[0], { reaction: 'FUNNY', count: 1 }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { hasReached, type Way } from './spoiler-rule.js';

const at = (season: number, number: number) => ({ season, number });
const none = at(0, 0);
const way = (
  furthest: Way['furthest'],
  watchedUpTo = none,
  lastReleased: Way['lastReleased'] = at(2, 3),
) => ({
  furthest,
  watchedUpTo,
  lastReleased,
});

const ways: Record<string, Way | undefined> = {
  'not begun': undefined,
  'begun 1×2': way(at(1, 2)),
  'watched 1×2': way(at(1, 2), at(1, 2)),
  'begun 2×1 after watching 1×2': way(at(2, 1), at(1, 2)),
  'watched the last released, 2×3': way(at(2, 3), at(2, 3)),
  'begun the last released': way(at(2, 3), at(2, 2)),
  'watched beyond what is released now': way(at(2, 4), at(2, 4)),
  'a movie that was begun': way(at(1, 1), none, at(1, 1)),
  'a movie that was watched': way(at(1, 1), at(1, 1), at(1, 1)),
  'a title without a released episode': { furthest: none, watchedUpTo: none, lastReleased: undefined },
};
const scopes = [at(1, 1), at(1, 2), at(1, 3), at(2, 1), at(2, 3), none, at(1, 0)];

describe('whether progress reaches a scope', () => {
  it.each([
    // columns: 1×1, 1×2, 1×3, 2×1, 2×3, the title, the title (incomplete scope)
    ['not begun', '.......'],
    ['begun 1×2', 'x......'],
    ['watched 1×2', 'xx.....'],
    ['begun 2×1 after watching 1×2', 'xxx....'],
    ['watched the last released, 2×3', 'xxxxxxx'],
    ['begun the last released', 'xxxx...'],
    ['watched beyond what is released now', 'xxxxxxx'],
    ['a movie that was begun', '.......'],
    ['a movie that was watched', 'x....xx'],
    ['a title without a released episode', '.......'],
  ])('%s: %s', (name, expected) => {
    const answers = scopes.map((scope) => hasReached({ titleId: 't', ...scope }, ways[name]));
    expect(answers.map((is) => (is ? 'x' : '.')).join('')).toBe(expected);
  });
});

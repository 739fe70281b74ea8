import { expect, test } from '@jest/globals';
import { noScope, scopeOf, spoilerInput } from './scope.js';
import { postOf } from './testing/posts.js';

test('a scope of its own place needs season and episode', () => {
  expect(spoilerInput(noScope)).toEqual({ kind: 'NONE' });
  expect(spoilerInput({ upTo: 'CARD', season: '', number: '' })).toEqual({ kind: 'EPISODE' });
  expect(spoilerInput({ upTo: 'PLACE', season: '2', number: '7' })).toEqual({
    kind: 'EPISODE',
    season: 2,
    number: 7,
  });
  for (const [season, number] of [
    ['2', ''],
    ['', '7'],
    ['iki', '7'],
    ['0', '7'],
  ] as const)
    expect(spoilerInput({ upTo: 'PLACE', season, number })).toBe('invalid');
});

test('a form shows the scope that a post has', () => {
  const spoiler = { kind: 'EPISODE', season: 1, number: 4 } as const;
  const episode = { season: 1, number: 4 } as never;
  expect(scopeOf(postOf('p1', { spoiler, episode })).upTo).toBe('CARD');
  expect(scopeOf(postOf('p1', { spoiler }))).toEqual({ upTo: 'PLACE', season: '1', number: '4' });
  expect(scopeOf(postOf('p1'))).toEqual(noScope);
});

import { expect, it } from '@jest/globals';
import { judgeRegisters } from './lib/registers.ts';

const write = (value: string, acknowledged = true, key = 'k') => ({ key, value, acknowledged });
const judged = (writes: ReturnType<typeof write>[], ...kept: [string, string][]) =>
  judgeRegisters({ writes, kept: new Map(kept) });
const nothing = { lost: [], phantom: [] };

it('accepts the newest acknowledged value, or a later one without an answer', () => {
  expect(judged([write('a'), write('b')], ['k', 'b'])).toEqual(nothing);
  expect(judged([write('a'), write('b', false)], ['k', 'a'])).toEqual(nothing);
  expect(judged([write('a'), write('b', false)], ['k', 'b'])).toEqual(nothing);
  expect(judged([write('a', false)])).toEqual(nothing);
  expect(judged([write('a'), write('')])).toEqual(nothing);
});

it('finds an acknowledged value that is absent or older', () => {
  expect(judged([write('a')]).lost).toHaveLength(1);
  expect(judged([write('a'), write('b')], ['k', 'a']).lost).toHaveLength(1);
  expect(judged([write('a'), write('')], ['k', 'a']).lost).toHaveLength(1);
});

it('finds a value, and a key, that nobody wrote', () => {
  expect(judged([write('a')], ['k', 'z']).phantom).toHaveLength(1);
  expect(judged([write('a')], ['k', 'a'], ['other', 'a']).phantom).toEqual(['other']);
});

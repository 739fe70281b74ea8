import { expect, test } from '@jest/globals';
import { checkText, graphemes, lowerTr, upperTr } from '../../src/text/index.js';

const family = '👩‍👩‍👧‍👦';
const zalgo = (marks: number) => `a${'\u0301'.repeat(marks)}`;

test.each([
  ['', 0],
  ['şu', 2],
  ['s\u0327u', 2],
  [family, 1],
  ['🇹🇷🇹🇷', 2],
  ['\r\n', 1],
])('%j has %i graphemes', (text, count) => {
  expect(graphemes(text)).toBe(count);
});

test.each([
  ['merhaba', undefined],
  ['', 'required'],
  [' \n ', 'required'],
  ['a', 'too_short'],
  [' a ', 'too_short'],
  ['a'.repeat(10), undefined],
  ['a'.repeat(11), 'too_long'],
  [family.repeat(10), undefined],
  [family.repeat(11), 'too_long'],
  ['sat\nsekme\t', undefined],
  ['a\0b', 'invalid'],
  ['a\u001bb', 'invalid'],
  ['a\u0085b', 'invalid'],
  ['ab\ud83d', 'invalid'],
  [zalgo(7) + zalgo(7), undefined],
  [zalgo(8) + zalgo(7), 'invalid'],
  [zalgo(500), 'too_long'],
] as const)('%j of 2 to 10: %s', (text, problem) => {
  expect(checkText(text, { min: 2, max: 10 })).toBe(problem);
});

test('a very long text is not worth counting', () => {
  expect(checkText('a'.repeat(5_000_000), { min: 2, max: 10 })).toBe('too_long');
});

test('nothing at all may be fine', () => {
  expect(checkText('', { min: 0, max: 10 })).toBeUndefined();
});

test('Turkish casing', () => {
  expect(lowerTr('İSTANBUL ISPARTA')).toBe('istanbul ısparta');
  expect(upperTr('iğdır')).toBe('İĞDIR');
});

import { expect, test } from '@jest/globals';
import { checkName, checkText, cleanText, graphemes, lowerTr, upperTr } from '../../src/text/index.js';

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
  ['\ud83d', 'invalid'],
  ['\udc00ab', 'invalid'],
  ['\u200b\u200d\u2060', 'required'],
  ['\u3164\u115f\u1160\uffa0', 'required'],
  ['\u00ad\u00a0\u3000\u2800\ufe0f', 'required'],
  ['a\u200b', 'too_short'],
  [zalgo(7) + zalgo(7), undefined],
  [zalgo(8) + zalgo(7), 'invalid'],
  [zalgo(500), 'too_long'],
] as const)('%j of 2 to 10: %s', (text, problem) => {
  expect(checkText(text, { min: 2, max: 10 })).toBe(problem);
});

test('a very long text is not segmented', () => {
  expect(checkText('a'.repeat(5_000_000), { min: 2, max: 10 })).toBe('too_long');
});

test('an empty text is valid without a minimum', () => {
  expect(checkText('', { min: 0, max: 10 })).toBeUndefined();
});

test('Turkish casing', () => {
  expect(lowerTr('İSTANBUL ISPARTA')).toBe('istanbul ısparta');
  expect(upperTr('iğdır')).toBe('İĞDIR');
});

test.each([
  ['Ay\u202eşe', 'invalid'],
  ['\u2066Ayşe\u2069', 'invalid'],
  ['Ayşe\u200f', 'invalid'],
  ['Ay\nşe', 'invalid'],
  ['\u3164', 'required'],
  ['Ayşe 👩‍👩‍👧', undefined],
  ['محمد', undefined],
])('the name %j: %s', (name, problem) => {
  expect(checkName(name, { min: 1, max: 50 })).toBe(problem);
});

test.each([
  [' iki\r\nsatır ', 'iki\nsatır'],
  ['nokta\u202e.txt', 'nokta.txt'],
  ['\u2066söz\u2069\u200e', 'söz'],
  ['\u202e \u200b\u3164', ''],
  [`${family} ❤️`, `${family} ❤️`],
  ['می‌خواهم', 'می‌خواهم'],
])('%j is stored as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

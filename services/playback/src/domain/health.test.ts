import { expect, it } from '@jest/globals';
import { isPoor } from './health.js';

const now = new Date('2026-11-23T12:00:00Z');
const hours = (n: number) => new Date(now.getTime() - n * 3_600_000);

it.each([
  // columns: plays, failures, reports, hours since, result
  ['nothing is known', 0, 0, 0, 0, false],
  ['three failed plays are too few', 3, 3, 0, 0, false],
  ['four failed plays in a row', 4, 4, 0, 0, true],
  ['a failure whose start another replica counted', 0, 4, 0, 0, true],
  ['a few failures of many plays', 50, 10, 0, 0, false],
  ['half of many plays failed', 50, 25, 0, 0, true],
  ['four failed plays of an hour ago', 4, 4, 0, 1, false],
  ['only failures, three hours ago', 50, 50, 0, 3, true],
  ['only failures, five hours ago', 50, 50, 0, 5, false],
  ['two reports', 50, 0, 2, 0, false],
  ['three reports', 50, 0, 3, 0, true],
])('%s', (_, plays, failures, reports, age, poor) => {
  expect(isPoor({ plays, failures, reports, countedAt: hours(age) }, now)).toBe(poor);
});

import { expect, test } from '@jest/globals';
import { partAt, partsOf } from './chapters.js';

const chapters = [
  { name: 'Liman', start: 0, end: 60 },
  { name: 'Açılış', start: 61, end: 90 },
  { name: 'Fırtına', start: 90, end: 300 },
];
const segments = [
  { kind: 'INTRO', start: 60, end: 90 },
  { kind: 'CREDITS', start: 280, end: 300 },
] as const;

test('chapters and segments are one list by time, and a segment replaces the chapter of the same cut', () => {
  expect(partsOf(chapters, segments).map(({ name, start }) => [name, start])).toEqual([
    ['Liman', 0],
    ['İntro', 60],
    ['Fırtına', 90],
    ['Jenerik', 280],
  ]);
  expect(partsOf([], segments).map(({ name }) => name)).toEqual(['İntro', 'Jenerik']);
  expect(partsOf(chapters, [])).toEqual(chapters);
});

test('of parts inside each other the one that began last is at a position', () => {
  const parts = partsOf(chapters, segments);
  expect(partAt(parts, 59)?.name).toBe('Liman');
  expect(partAt(parts, 100)?.name).toBe('Fırtına');
  expect(partAt(parts, 285)?.name).toBe('Jenerik');
  expect(partAt(parts, 300)).toBeUndefined();
});

import { expect, it } from '@jest/globals';
import { rememberAdvert, shownAdverts, showingsOf } from './shown-adverts.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const hours = (n: number) => now - n * 3_600_000;

it('V-09 a browser remembers shown adverts for a day', () => {
  const kept = [
    { id: 'old', at: hours(24) },
    { id: 'a', at: hours(23) },
    { id: 'ahead', at: hours(-1) },
    { id: 'a', at: now },
  ];
  expect(showingsOf(JSON.stringify(kept), now).map(({ id }) => id)).toEqual(['a', 'a']);
});

it.each([null, '{', 'null', '{}', '[1, null, {"id": 3}]'])('stores nothing from %p', (kept) => {
  expect(showingsOf(kept, now)).toEqual([]);
});

it('keeps the latest 200', () => {
  const kept = Array.from({ length: 300 }, (_, n) => ({ id: String(n), at: now }));
  expect(showingsOf(JSON.stringify(kept), now).map(({ id }) => id)[0]).toBe('100');
});

it('V-09 lists each showing', () => {
  localStorage.clear();
  rememberAdvert('a');
  rememberAdvert('b');
  rememberAdvert('a');
  expect(shownAdverts()).toEqual(['a', 'b', 'a']);
});
